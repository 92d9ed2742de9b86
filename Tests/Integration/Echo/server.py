"""A GraphQL server whose fields return their arguments after graphql-core has coerced them.

    python3 Tests/Integration/Echo/server.py

prints its port when it listens on http://127.0.0.1:<port>/graphql.
"""

import json
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from graphql import build_schema, execute_sync, parse, validate

# This version of graphql-core does not know @oneOf and coerces its types like other input objects.
SCHEMA = build_schema((Path(__file__).parent / "Echo.graphqls").read_text(), assume_valid_sdl=True)
for name, field in SCHEMA.query_type.fields.items():
    if name == "echo":
        field.resolve = lambda _root, _info, **arguments: json.dumps(arguments)
    else:
        field.resolve = lambda _root, _info, value=None: value


@lru_cache
def document(text):
    parsed = parse(text)
    errors = validate(SCHEMA, parsed)
    if errors:
        raise errors[0]
    return parsed


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Without this, the last packet of each response waits until the client has received the first.
    disable_nagle_algorithm = True
    wbufsize = -1

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        result = execute_sync(
            SCHEMA,
            document(request["query"]),
            variable_values=request.get("variables"),
            operation_name=request.get("operationName"),
        )
        body = json.dumps(result.formatted).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/graphql-response+json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
