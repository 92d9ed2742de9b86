"""A GraphQL server with a schema and no data, for the tests of `inline-graphql schema download`.

    python3 Tests/Integration/introspected.py --schema FILE --as new --port 0

prints its port when it listens on http://127.0.0.1:<port>/graphql. `--as` selects the kind of service:
new         has the whole introspection of September 2025
2021        has the specification of October 2021, which has no @oneOf
2018        has the specification of June 2018, which has much less
disabled    refuses introspection
secret      requires the header `Authorization: Bearer sesame`
basic       requires a user and a password
moved       redirects with status 308 to another address, which answers only without `Authorization`
found       redirects with status 302
rude        has control characters in its errors
website     is no GraphQL service
"""

import argparse
from http.server import ThreadingHTTPServer
from pathlib import Path

from graphql import build_schema, introspection_types, validate
from graphql.validation import NoSchemaIntrospectionCustomRule

import server

KINDS = ["new", "2021", "2018", "disabled", "secret", "basic", "moved", "found", "rude", "website"]
SINCE_2021 = {"__Type": ["isOneOf"]}
SINCE_2018 = {
    "__Type": ["isOneOf", "specifiedByURL"],
    "__Schema": ["description"],
    "__InputValue": ["isDeprecated", "deprecationReason"],
    "__Directive": ["isRepeatable"],
}
# The fields that have had the argument `includeDeprecated` since 2021.
LISTS_OF_INPUT_VALUES = {"__Type": "inputFields", "__Field": "args", "__Directive": "args"}


def forget(fields):
    """Removes fields from this process's introspection."""
    for type_name, names in fields.items():
        for name in names:
            del introspection_types[type_name].fields[name]


class Handler(server.Handler):
    kind = "new"

    def do_GET(self):
        """Gives the schema as a registry does: as SDL."""
        if self.headers.get("Authorization") != "Bearer sesame":
            return self.send(401, "text/plain", "no")
        self.send_response(200)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Content-Length", str(len(self.text)))
        self.end_headers()
        self.wfile.write(self.text)

    def do_POST(self):
        if self.kind == "secret" and self.headers.get("Authorization") != "Bearer sesame":
            self.rfile.read(int(self.headers["Content-Length"]))
            return self.send(401, "text/plain", "no")
        if self.kind == "basic":
            self.rfile.read(int(self.headers["Content-Length"]))
            return self.send(401, "text/plain", "no", {"WWW-Authenticate": 'Basic realm="schema"'})
        if self.kind in ("moved", "found") and self.headers["Host"].startswith("127.0.0.1"):
            self.rfile.read(int(self.headers["Content-Length"]))
            moved = f"http://localhost:{self.server.server_port}/graphql"
            return self.send(308 if self.kind == "moved" else 302, "text/plain", "moved", {"Location": moved})
        if self.kind == "moved" and "Authorization" in self.headers:
            self.rfile.read(int(self.headers["Content-Length"]))
            return self.send(403, "text/plain", "no")
        if self.kind == "rude":
            self.rfile.read(int(self.headers["Content-Length"]))
            return self.send(200, "application/json", {"errors": [{"message": "no\x1b[2J\nfile:1:1: error: forged"}]})
        if self.kind == "website":
            self.rfile.read(int(self.headers["Content-Length"]))
            return self.send(200, "text/html", "<!DOCTYPE html>")
        super().do_POST()


def respond_with(kind, respond):
    def refuse_introspection(schema, request):
        document = server.parse(request["query"])
        errors = validate(schema, document, [NoSchemaIntrospectionCustomRule])
        return {"errors": [error.formatted for error in errors]}, False

    return refuse_introspection if kind == "disabled" else respond


def main():
    parser = argparse.ArgumentParser(description="Serves a schema without data.")
    parser.add_argument("--schema", required=True, type=Path)
    parser.add_argument("--as", dest="kind", choices=KINDS, default="new")
    parser.add_argument("--port", type=int, default=8080, help="0 selects a free port")
    options = parser.parse_args()
    Handler.kind = options.kind
    Handler.text = options.schema.read_bytes()
    Handler.schema = build_schema(options.schema.read_text())
    if options.kind == "2021":
        forget(SINCE_2021)
    if options.kind == "2018":
        forget(SINCE_2018)
        for type_name, field_name in LISTS_OF_INPUT_VALUES.items():
            del introspection_types[type_name].fields[field_name].args["includeDeprecated"]
    server.respond = respond_with(options.kind, server.respond)
    http = ThreadingHTTPServer(("127.0.0.1", options.port), Handler)
    print(http.server_port, flush=True)
    try:
        http.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
