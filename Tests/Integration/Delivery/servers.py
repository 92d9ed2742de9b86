"""GraphQL servers that others wrote, over a part of Schemas/StarWars.graphqls, for tests of transports.

    python3 Tests/Integration/Delivery/servers.py strawberry --port 0

prints its port when it listens on http://127.0.0.1:<port>/graphql. Both servers answer POST and GET, and speak
graphql-transport-ws; strawberry also sends server-sent events, multipart subscriptions and deferred parts, and takes
batches; at /graphql/parts it has subscriptions as multipart subscriptions alone. At /graphql/uploads they take files (uploads.py).
Their subscription has five reviews with one to five stars. A connection_init with the token "wrong" is refused.
"""

import argparse
import asyncio
import enum
import socket
from collections.abc import AsyncGenerator

import uvicorn

import uploads

NAMES = {None: "R2-D2", "NEWHOPE": "R2-D2", "EMPIRE": "Luke Skywalker", "JEDI": "R2-D2"}


async def stars():
    for count in range(1, 6):
        await asyncio.sleep(0.01)
        yield count


def strawberry_app():
    import strawberry
    from strawberry.asgi import GraphQL
    from strawberry.exceptions import ConnectionRejectionError
    from strawberry.schema.config import StrawberryConfig
    from strawberry.subscriptions import (
        GRAPHQL_SSE_PROTOCOL,
        GRAPHQL_TRANSPORT_WS_PROTOCOL,
        MULTIPART_SUBSCRIPTION_PROTOCOL,
    )

    @strawberry.enum
    class Episode(enum.Enum):
        NEWHOPE = "NEWHOPE"
        EMPIRE = "EMPIRE"
        JEDI = "JEDI"

    @strawberry.interface
    class Character:
        id: strawberry.ID
        name: str

        @strawberry.field
        async def appears_in(self) -> list[Episode | None]:
            await asyncio.sleep(0.02)
            return [Episode.NEWHOPE, Episode.JEDI]

    @strawberry.type
    class Droid(Character):
        pass

    @strawberry.type
    class Review:
        stars: int
        commentary: str | None

    @strawberry.input
    class ReviewInput:
        stars: int
        commentary: str | None = None

    @strawberry.type
    class Query:
        @strawberry.field
        def hero(self, episode: Episode | None = None) -> Character | None:
            return Droid(id=strawberry.ID("2001"), name=NAMES[episode.value if episode else None])

        @strawberry.field
        async def heroes(self, episode: Episode) -> strawberry.Streamable[Character]:
            for number, name in enumerate(["Luke Skywalker", "Leia Organa", "Han Solo"]):
                await asyncio.sleep(0.02)
                yield Droid(id=strawberry.ID(str(number)), name=name)

    @strawberry.type
    class Mutation:
        @strawberry.mutation
        def create_review(self, review: ReviewInput, episode: Episode | None = None) -> Review | None:
            if review.stars > 5:
                raise ValueError("Too many stars")
            return Review(stars=review.stars, commentary=review.commentary)

    @strawberry.type
    class Subscription:
        @strawberry.subscription
        async def review_added(self, episode: Episode | None = None) -> AsyncGenerator[Review | None, None]:
            async for count in stars():
                yield Review(stars=count, commentary=None)

    class App(GraphQL):
        async def on_ws_connect(self, context):
            params = context.get("connection_params") or {}
            if params.get("token") == "wrong":
                raise ConnectionRejectionError({"reason": "wrong token"})
            return await super().on_ws_connect(context)

    schema = strawberry.Schema(
        Query,
        Mutation,
        Subscription,
        types=[Droid],
        config=StrawberryConfig(
            batching_config={"max_operations": 10}, enable_experimental_incremental_execution=True
        ),
    )
    protocols = [
        GRAPHQL_TRANSPORT_WS_PROTOCOL, MULTIPART_SUBSCRIPTION_PROTOCOL, GRAPHQL_SSE_PROTOCOL
    ]
    return {
        "/graphql": App(schema, subscription_protocols=protocols),
        "/graphql/parts": App(schema, subscription_protocols=[MULTIPART_SUBSCRIPTION_PROTOCOL]),
    }


def ariadne_app():
    from pathlib import Path

    from ariadne import InterfaceType, MutationType, QueryType, SubscriptionType, load_schema_from_path, make_executable_schema
    from ariadne.asgi import GraphQL
    from ariadne.asgi.handlers import GraphQLTransportWSHandler
    from ariadne.exceptions import WebSocketConnectionError

    query, mutation, subscription, character = (
        QueryType(), MutationType(), SubscriptionType(), InterfaceType("Character", lambda *_: "Droid")
    )

    @query.field("hero")
    def hero(_, _info, episode=None):
        return {"id": "2001", "name": NAMES[episode]}

    @mutation.field("createReview")
    def create_review(_, _info, review, episode=None):
        if review["stars"] > 5:
            raise ValueError("Too many stars")
        return review

    @subscription.source("reviewAdded")
    async def source(_, _info, episode=None):
        async for count in stars():
            yield {"stars": count}

    @subscription.field("reviewAdded")
    def review_added(review, _info, episode=None):
        return review

    async def on_connect(_, params):
        if isinstance(params, dict) and params.get("token") == "wrong":
            raise WebSocketConnectionError("wrong token")

    root = Path(__file__).resolve().parents[3]
    schema = make_executable_schema(
        load_schema_from_path(str(root / "Schemas" / "StarWars.graphqls")), query, mutation, subscription, character
    )
    app = GraphQL(
        schema, execute_get_queries=True, websocket_handler=GraphQLTransportWSHandler(on_connect=on_connect)
    )
    return {"/graphql": app}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["strawberry", "ariadne"])
    parser.add_argument("--port", type=int, default=0)
    arguments = parser.parse_args()
    apps = strawberry_app() if arguments.kind == "strawberry" else ariadne_app()
    apps["/graphql/uploads"] = uploads.APPS[arguments.kind]()

    async def redirecting(scope, receive, send):
        # All are mounted at the root.
        await apps[scope["path"]]({**scope, "path": "/"}, receive, send)

    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", arguments.port))
    listener.listen()
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(redirecting, log_level="warning", lifespan="off")
    asyncio.run(uvicorn.Server(config).serve(sockets=[listener]))


if __name__ == "__main__":
    main()
