"""An independent GraphQL server over the Star Wars data, for tests.

    python3 Tests/Integration/server.py --port 0

prints its port when it listens on http://127.0.0.1:<port>/graphql. It supports GraphQL over HTTP with POST, and keeps
reviews until the process ends. Its resolvers return the same as those of Examples/StarWars.
"""

import argparse
import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from graphql import GraphQLError, OperationType, build_schema, execute_sync, get_operation_ast, parse, validate

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "Schemas" / "StarWars.graphqls"
DATA = ROOT / "Examples" / "StarWars" / "Sources" / "StarWars" / "Service" / "StarWars.json"
FEET_PER_METER = 3.28084
LARGEST_BODY = 1 << 20


class Galaxy:
    """The data, with the reviews that clients add."""

    def __init__(self, data):
        self.characters = {character["id"]: character for character in data["characters"]}
        self.starships = {starship["id"]: starship for starship in data["starships"]}
        self.heroes = data["heroes"]
        self.reviews = list(data["reviews"])
        self.lock = threading.Lock()

    def hero(self, _info, episode=None):
        return self.characters["2001" if episode is None else self.heroes[episode][0]]

    def heroes_of(self, _info, episode):
        return [self.characters[identifier] for identifier in self.heroes[episode]]

    def reviews_of(self, _info, episode):
        with self.lock:
            return [review for review in self.reviews if review["episode"] == episode]

    def search(self, _info, text=None):
        if text is None:
            return []
        things = [*self.characters.values(), *self.starships.values()]
        return [thing for thing in things if text.lower() in thing["name"].lower()]

    def character(self, _info, id, typename=None):
        character = self.characters.get(id)
        return character if character and typename in (None, character["__typename"]) else None

    def create_review(self, _info, review, episode=None):
        added = {"episode": episode, "stars": review["stars"], "commentary": review.get("commentary")}
        with self.lock:
            self.reviews.append(added)
        return added


def cursor_at(index):
    return base64.b64encode(f"cursor:{index}".encode()).decode()


def index_behind(cursor):
    """The index after the one of a cursor; 0 if there is no cursor, or if this server did not make it."""
    try:
        prefix, _, digits = base64.b64decode(cursor or "", validate=True).decode().partition(":")
        return int(digits) + 1 if prefix == "cursor" and digits.isascii() and digits.isdigit() else 0
    except ValueError:
        return 0


def in_unit(meters, unit):
    return meters if meters is None or unit == "METER" else meters * FEET_PER_METER


def executable_schema(galaxy):
    schema = build_schema(SCHEMA.read_text())

    def friends(character, _info):
        return [galaxy.characters[identifier] for identifier in character["friends"]]

    def friends_connection(character, info, first=None, after=None):
        everyone = friends(character, info)
        start = index_behind(after)
        end = len(everyone) if first is None else min(len(everyone), start + max(0, first))
        page = everyone[start:end]
        edges = [{"cursor": cursor_at(start + offset), "node": node} for offset, node in enumerate(page)]
        return {
            "totalCount": len(everyone),
            "edges": edges,
            "friends": page,
            "pageInfo": {
                "startCursor": edges[0]["cursor"] if edges else None,
                "endCursor": edges[-1]["cursor"] if edges else None,
                "hasNextPage": start + len(page) < len(everyone),
            },
        }

    resolvers = {
        "Query": {
            "hero": lambda _, info, **arguments: galaxy.hero(info, **arguments),
            "heroes": lambda _, info, **arguments: galaxy.heroes_of(info, **arguments),
            "reviews": lambda _, info, **arguments: galaxy.reviews_of(info, **arguments),
            "search": lambda _, info, **arguments: galaxy.search(info, **arguments),
            "character": lambda _, info, id: galaxy.character(info, id),
            "droid": lambda _, info, id: galaxy.character(info, id, "Droid"),
            "human": lambda _, info, id: galaxy.character(info, id, "Human"),
            "starship": lambda _, info, id: galaxy.starships.get(id),
        },
        "Mutation": {"createReview": lambda _, info, **arguments: galaxy.create_review(info, **arguments)},
        "Human": {
            "friends": friends,
            "friendsConnection": friends_connection,
            "height": lambda human, _info, unit: in_unit(human["height"], unit),
            "starships": lambda human, _info: [galaxy.starships[identifier] for identifier in human["starships"]],
        },
        "Droid": {"friends": friends, "friendsConnection": friends_connection},
        "Starship": {"length": lambda starship, _info, unit: in_unit(starship["length"], unit)},
    }
    for type_name, fields in resolvers.items():
        for field_name, resolve in fields.items():
            schema.type_map[type_name].fields[field_name].resolve = resolve
    for abstract in ("Character", "SearchResult"):
        schema.type_map[abstract].resolve_type = lambda thing, *_: thing.get("__typename", "Starship")
    return schema


def respond(schema, request):
    """The result of a request, and whether it was executed."""
    try:
        document = parse(request["query"])
    except GraphQLError as error:
        return {"errors": [error.formatted]}, False
    errors = validate(schema, document)
    if errors:
        return {"errors": [error.formatted for error in errors]}, False
    operation = get_operation_ast(document, request.get("operationName"))
    if operation and operation.operation is OperationType.SUBSCRIPTION:
        return {"errors": [{"message": "This server has no subscriptions."}]}, False
    result = execute_sync(
        schema, document, variable_values=request.get("variables"), operation_name=request.get("operationName")
    )
    # Responses to request errors, such as variables of the wrong type, have no `data` (section 7.1.1).
    if operation is None or any(error.path is None for error in result.errors or []):
        return {"errors": [error.formatted for error in result.errors]}, False
    return result.formatted, True


def is_request(request):
    return (
        isinstance(request, dict)
        and isinstance(request.get("query"), str)
        and isinstance(request.get("operationName"), (str, type(None)))
        and isinstance(request.get("variables"), (dict, type(None)))
    )


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    schema = None

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            self.close_connection = True
            return self.fail(411 if not length.isdigit() else 413, "The body's length is missing or too large.")
        body = self.rfile.read(int(length))
        if self.path.partition("?")[0] != "/graphql":
            return self.fail(404, "GraphQL is served at /graphql.")
        if self.headers.get_content_type() != "application/json":
            return self.fail(415, "Send application/json.")
        try:
            request = json.loads(body)
        except ValueError:
            return self.fail(400, "The body is not JSON.")
        if not is_request(request):
            return self.fail(400, "The body is not a GraphQL request.")
        accepted = {part.partition(";")[0].strip().lower() for part in self.headers.get("Accept", "*/*").split(",")}
        if "application/graphql-response+json" in accepted:
            media_type = "application/graphql-response+json"
        elif accepted & {"application/json", "application/*", "*/*"}:
            media_type = "application/json"
        else:
            return self.fail(406, "Accept application/graphql-response+json or application/json.")
        result, executed = respond(self.schema, request)
        refused = not executed and media_type == "application/graphql-response+json"
        self.send(400 if refused else 200, media_type, result)

    def do_GET(self):
        self.fail(405, "Send requests by POST.", {"Allow": "POST"})

    def fail(self, status, message, headers=None):
        self.send(status, "application/json", {"errors": [{"message": message}]}, headers)

    def send(self, status, media_type, result, headers=None):
        body = json.dumps(result).encode()
        self.send_response(status)
        self.send_header("Content-Type", f"{media_type}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def serve(schema, port):
    """Serves a schema on a port and prints the port; 0 selects a free one."""
    Handler.schema = schema
    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    print(server.server_port, flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


def main():
    parser = argparse.ArgumentParser(description="Serves the Star Wars schema.")
    parser.add_argument("--port", type=int, default=8080, help="0 selects a free port")
    serve(executable_schema(Galaxy(json.loads(DATA.read_text()))), parser.parse_args().port)


if __name__ == "__main__":
    main()
