"""Checks requests with graphql-core: check_requests.py FILE… The first line of each file is a schema; every other line
is a request."""

import json
import sys

from graphql import OperationDefinitionNode, build_schema, parse, validate
from graphql.execution.values import get_variable_values


def problems(schema, request):
    document = parse(request["query"])
    found = [error.message for error in validate(schema, document)]
    (operation,) = document.definitions
    assert isinstance(operation, OperationDefinitionNode)
    if operation.name.value != request["operationName"]:
        found.append(f"The operation is not {request['operationName']}")
    values = get_variable_values(schema, operation.variable_definitions or (), request["variables"])
    if isinstance(values, list):
        found += [error.message for error in values]
    unknown = request["variables"].keys() - {definition.variable.name.value for definition in operation.variable_definitions or ()}
    return found + [f"No variable {name}" for name in sorted(unknown)]


def main():
    failed = total = 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            schema = build_schema(json.loads(next(file)))
            requests = [json.loads(line) for line in file]
        total += len(requests)
        for request in requests:
            if found := problems(schema, request):
                failed += 1
                print(json.dumps(request), *found, sep="\n  ", file=sys.stderr)
    if failed or total < 2500 or len(sys.argv) < 3:
        sys.exit(f"{failed} of {total} requests are not valid")
    print(f"graphql-core accepts all {total} requests and their variables")


main()
