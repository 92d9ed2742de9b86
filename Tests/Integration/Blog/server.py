"""The API of Examples/Blog as an independent GraphQL server, over models in memory.

    python3 Tests/Integration/Blog/server.py SCHEMA --port 0

SCHEMA is the output of `inline-graphql schema print` for the example's models. Resolvers behave as AppSync documents
them.
"""

import argparse
import sys
from itertools import count
from pathlib import Path

from graphql import GraphQLError, build_schema

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from server import serve  # noqa: E402

OPERATORS = {
    "eq": lambda value, other: value == other,
    "ne": lambda value, other: value != other,
    "gt": lambda value, other: value is not None and value > other,
    "ge": lambda value, other: value is not None and value >= other,
    "lt": lambda value, other: value is not None and value < other,
    "le": lambda value, other: value is not None and value <= other,
    "beginsWith": lambda value, other: value is not None and value.startswith(other),
    "contains": lambda value, other: value is not None and other in value,
}


def holds(condition, model):
    """Whether a model satisfies a filter or a condition."""

    def part(name, said):
        if name == "and":
            return all(holds(each, model) for each in said)
        if name == "or":
            return any(holds(each, model) for each in said)
        if name == "not":
            return not holds(said, model)
        return all(OPERATORS[operator](model.get(name), other) for operator, other in said.items())

    return all(part(name, said) for name, said in (condition or {}).items())


class Models:
    """The models of one type, in the order of their creation."""

    def __init__(self, name):
        self.name = name
        self.numbers = count(1)
        self.stored = {}

    def get(self, _parent, _info, id):
        return self.stored.get(id)

    def list(self, _parent, _info, filter=None, limit=100, nextToken=None):
        return page(self.stored.values(), filter, limit, nextToken)

    def create(self, _parent, _info, input, condition=None):
        time = f"2024-01-01T00:00:{next(self.numbers):02}.000Z"
        model = {"id": f"{self.name}-{time}", **input, "createdAt": time, "updatedAt": time}
        if model["id"] in self.stored or not holds(condition, {}):
            raise GraphQLError("The conditional request failed (Service: DynamoDb, Status Code: 400)")
        self.stored[model["id"]] = model
        return model

    def update(self, _parent, _info, input, condition=None):
        model = self.checked(input["id"], condition)
        model.update(input)
        return model

    def delete(self, _parent, _info, input, condition=None):
        model = self.checked(input["id"], condition)
        del self.stored[input["id"]]
        return model

    def checked(self, id, condition):
        model = self.stored.get(id)
        if model is None or not holds(condition, model):
            raise GraphQLError("The conditional request failed (Service: DynamoDb, Status Code: 400)")
        return model


def page(models, filter, limit, token):
    """A page. As with AppSync, the limit counts models before the filter."""
    models = list(models)
    start = int(token or 0)
    found = [model for model in models[start : start + limit] if holds(filter, model)]
    return {"items": found, "nextToken": str(start + limit) if start + limit < len(models) else None}


def executable_schema(sdl):
    schema = build_schema(sdl)
    posts, comments = Models("post"), Models("comment")
    for models, name in ((posts, "Post"), (comments, "Comment")):
        schema.query_type.fields[f"get{name}"].resolve = models.get
        schema.query_type.fields[f"list{name}s"].resolve = models.list
        for verb in ("create", "update", "delete"):
            schema.mutation_type.fields[verb + name].resolve = getattr(models, verb)

    def comments_of(post, _info, filter=None, sortDirection=None, limit=100, nextToken=None):
        of_post = [comment for comment in comments.stored.values() if comment.get("postCommentsId") == post["id"]]
        return page(of_post, filter, limit, nextToken)

    schema.type_map["Post"].fields["comments"].resolve = comments_of
    schema.type_map["Comment"].fields["post"].resolve = lambda comment, _info: posts.stored.get(
        comment.get("postCommentsId")
    )
    return schema


def main():
    parser = argparse.ArgumentParser(description="Serves the API of Examples/Blog.")
    parser.add_argument("schema", type=Path)
    parser.add_argument("--port", type=int, default=8080, help="0 selects a free port")
    arguments = parser.parse_args()
    serve(executable_schema(arguments.schema.read_text()), arguments.port)


if __name__ == "__main__":
    main()
