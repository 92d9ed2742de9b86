"""A GraphQL server, by graphql-core, for the protocols that neither strawberry nor ariadne speaks.

    python3 Tests/Integration/Delivery/protocols.py --port 0

prints its port when it listens. The path chooses the protocol:

/graphql              GraphQL over HTTP: POST and GET, one response
/graphql/sse          graphql-sse, "distinct connections mode"
/graphql/parts        the oldest format of incremental delivery: each payload is one part
/graphql/incremental  the format of 2022: each payload has a list of parts
/graphql/apq/NAME     automatic persisted queries; each name has texts of its own
/graphql/no-apq       the same without support for them

The data are those of servers.py. Texts of the protocols:
https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md
https://github.com/graphql/graphql-over-http/blob/main/rfcs/IncrementalDelivery.md
https://www.apollographql.com/docs/apollo-server/performance/apq
"""

import argparse
import asyncio
import hashlib
import json
import socket
from pathlib import Path

import uvicorn
from graphql import (
    ExecutionResult, GraphQLError, OperationType, build_schema, experimental_execute_incrementally, get_operation_ast,
    parse, subscribe, validate,
)
from starlette.applications import Starlette
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from servers import NAMES, stars

DIRECTIVES = """
directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
directive @stream(if: Boolean! = true, label: String, initialCount: Int! = 0) on FIELD
"""
ROOT = Path(__file__).resolve().parents[3]
SCHEMA = build_schema((ROOT / "Schemas" / "StarWars.graphqls").read_text() + DIRECTIVES)


async def appears_in(_info):
    await asyncio.sleep(0.02)
    return ["NEWHOPE", "JEDI"]


class Resolvers:
    def hero(self, _info, episode=None):
        return {"__typename": "Droid", "id": "2001", "name": NAMES[episode], "appearsIn": appears_in}

    async def heroes(self, _info, episode):
        for number, name in enumerate(["Luke Skywalker", "Leia Organa", "Han Solo"]):
            await asyncio.sleep(0.02)
            yield {"__typename": "Droid", "id": str(number), "name": name}

    def createReview(self, _info, review, episode=None):
        if review["stars"] > 5:
            raise ValueError("Too many stars")
        return review

    async def reviewAdded(self, _info, episode=None):
        async for count in stars():
            yield {"reviewAdded": {"stars": count}}


class Refused(Exception):
    """A request that is answered without running its operation."""

    def __init__(self, status, message, code=None):
        self.status = status
        error = {"message": message}
        if code:
            error["extensions"] = {"code": code}
        self.payload = {"errors": [error]}


async def parameters(request):
    if request.method == "POST":
        try:
            parameters = json.loads(await request.body())
        except ValueError as error:
            raise Refused(400, f"The body is not JSON: {error}") from error
    else:
        parameters = dict(request.query_params)
        for name in ("variables", "extensions"):
            if name in parameters:
                parameters[name] = json.loads(parameters[name])
    return parameters


def run(method, query, parameters):
    """Returns what execution returns, or a response with the errors before it."""
    try:
        document = parse(query)
    except GraphQLError as error:
        return {"errors": [error.formatted]}
    if errors := validate(SCHEMA, document):
        return {"errors": [error.formatted for error in errors]}
    operation = get_operation_ast(document, parameters.get("operationName"))
    if method == "GET" and operation.operation is OperationType.MUTATION:
        raise Refused(405, "GET is for queries")
    execute = subscribe if operation.operation is OperationType.SUBSCRIPTION else experimental_execute_incrementally
    return execute(
        SCHEMA,
        document,
        Resolvers(),
        variable_values=parameters.get("variables"),
        operation_name=parameters.get("operationName"),
    )


def persisted(parameters, texts):
    """Returns the text that a request with a hash means, and whether the server knew it; `texts` is None without support."""
    query, hashed = parameters.get("query"), (parameters.get("extensions") or {}).get("persistedQuery")
    if not hashed:
        return query, "none"
    if texts is None:
        raise Refused(200, "PersistedQueryNotSupported", "PERSISTED_QUERY_NOT_SUPPORTED")
    if hashed["version"] != 1:
        raise Refused(400, "Unsupported persisted query version")
    known = hashed["sha256Hash"]
    if query is None:
        if known not in texts:
            raise Refused(200, "PersistedQueryNotFound", "PERSISTED_QUERY_NOT_FOUND")
        return texts[known], "hit"
    if hashlib.sha256(query.encode()).hexdigest() != known:
        raise Refused(400, "provided sha does not match query")
    texts[known] = query
    return query, "stored"


def json_response(request, payload, status=200, headers=None):
    newer = "application/graphql-response+json"
    kind = newer if newer in request.headers.get("accept", "") else "application/json"
    return Response(json.dumps(payload), status, headers, kind)


async def plain(request, texts=None):
    sent = await parameters(request)
    query, state = persisted(sent, texts)
    if not query:
        raise Refused(400, "There is no query")
    payload = [payload async for payload in payloads(run(request.method, query, sent))][0]
    headers = {"x-method": request.method, "x-persisted-query": state}
    return json_response(request, payload, 200 if "data" in payload else 400, headers)


async def payloads(result):
    """The payloads of a result of whatever kind."""
    if asyncio.iscoroutine(result):
        result = await result
    if isinstance(result, dict):
        yield result
    elif isinstance(result, ExecutionResult):
        yield result.formatted
    elif hasattr(result, "initial_result"):
        yield result.initial_result.formatted
        async for later in result.subsequent_results:
            yield later.formatted
    else:
        async for later in result:
            yield later.formatted


async def server_sent_events(request):
    if "text/event-stream" not in request.headers.get("accept", ""):
        raise Refused(406, "The response is an event stream")
    sent = await parameters(request)
    if not sent.get("query"):
        raise Refused(400, "There is no query")
    result = run(request.method, sent["query"], sent)

    async def events():
        yield ":\n\n"
        async for payload in payloads(result):
            # An event may have several lines of data.
            lines = json.dumps(payload, indent=1).split("\n")
            yield "event: next\n" + "".join(f"data: {line}\n" for line in lines) + "\n:\n\n"
        yield "event: complete\ndata:\n\n"

    return StreamingResponse(events(), media_type="text/event-stream")


async def older(result):
    """Writes payloads, whose parts have identifiers, as lists of parts that have paths.

    All parts are of the first payload: deferred parts do not contain others.
    """
    parts, counts = {}, {}
    async for payload in payloads(result):
        if "data" in payload:
            for part in payload.pop("pending", []):
                parts[part["id"]] = part
                place = payload["data"]
                for key in part["path"]:
                    place = place[key]
                counts[part["id"]] = len(place)
            yield payload
            continue
        patches = []
        for patch in payload.pop("incremental", []):
            part = parts[patch.pop("id")]
            path = part["path"] + patch.pop("subPath", [])
            if "items" in patch:
                path = path + [counts[part["id"]]]
                counts[part["id"]] += len(patch["items"])
            patches.append({"path": path, **patch} | ({"label": part["label"]} if "label" in part else {}))
        yield {"incremental": patches, "hasNext": payload["hasNext"]} if patches else {"hasNext": payload["hasNext"]}


async def one_by_one(lists):
    """Writes payloads with lists of parts as payloads that are a part; the last says so itself."""
    last = None
    async for payload in lists:
        for patch in payload.pop("incremental", [payload] if "data" in payload else []):
            if last:
                yield last | {"hasNext": True}
            last = patch
    yield last | {"hasNext": False}


def multipart(is_oldest):
    async def answer(request):
        sent = await parameters(request)
        lists = older(run(request.method, sent["query"], sent))

        async def parts():
            async for payload in one_by_one(lists) if is_oldest else lists:
                yield f"\r\n---\r\nContent-Type: application/json; charset=utf-8\r\n\r\n{json.dumps(payload)}"
            yield "\r\n-----\r\n"

        return StreamingResponse(parts(), media_type='multipart/mixed; boundary="-"; deferSpec=20220824')

    return answer


def route(path, answer):
    async def endpoint(request):
        try:
            return await answer(request)
        except Refused as refused:
            return json_response(request, refused.payload, refused.status)

    return Route(path, endpoint, methods=["GET", "POST"])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0)
    listener = socket.create_server(("127.0.0.1", parser.parse_args().port))
    stores = {}
    app = Starlette(
        routes=[
            route("/graphql", plain),
            route("/graphql/sse", server_sent_events),
            route("/graphql/parts", multipart(is_oldest=True)),
            route("/graphql/incremental", multipart(is_oldest=False)),
            route(
                "/graphql/apq/{name}",
                lambda request: plain(request, stores.setdefault(request.path_params["name"], {})),
            ),
            route("/graphql/no-apq", plain),
        ]
    )
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(app, log_level="warning", lifespan="off")
    asyncio.run(uvicorn.Server(config).serve(sockets=[listener]))


if __name__ == "__main__":
    main()
