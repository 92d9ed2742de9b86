"""Servers that others wrote, with uploads: they answer what they received of each file.

    uploads.py strawberry --port PORT     0 for any; the first line of the output is the port
    uploads.py ariadne --port PORT
"""

import argparse
import hashlib
import socket
from pathlib import Path

import uvicorn


async def received(file):
    """Reads a file in pieces, as it may be large."""
    digest, size = hashlib.sha256(), 0
    while piece := await file.read(1 << 20):
        digest.update(piece)
        size += len(piece)
    return {"name": file.filename, "type": file.content_type, "size": size, "hash": digest.hexdigest()}


def strawberry_app():
    import strawberry
    from strawberry.asgi import GraphQL
    from strawberry.file_uploads import Upload

    @strawberry.type
    class Received:
        name: str
        type: str
        size: int
        hash: str

    @strawberry.input
    class Album:
        title: str
        cover: Upload | None = None
        pages: list[Upload | None] | None = None

    @strawberry.type
    class Query:
        count: int = 0

    @strawberry.type
    class Mutation:
        @strawberry.mutation
        async def add(
            self, file: Upload | None = None, files: list[Upload] | None = None, album: Album | None = None
        ) -> list[Received]:
            all = [file] + (files or [])
            if album:
                all += [album.cover] + (album.pages or [])
            return [Received(**await received(file)) for file in all if file is not None]

    return GraphQL(strawberry.Schema(Query, Mutation), multipart_uploads_enabled=True)


def ariadne_app():
    from ariadne import MutationType, load_schema_from_path, make_executable_schema, upload_scalar
    from ariadne.asgi import GraphQL

    mutation = MutationType()

    @mutation.field("add")
    async def add(_, _info, file=None, files=None, album=None):
        album = album or {}
        all = [file] + (files or []) + [album.get("cover")] + (album.get("pages") or [])
        return [await received(file) for file in all if file is not None]

    schema = load_schema_from_path(str(Path(__file__).parent / "Uploads" / "Uploads.graphqls"))
    return GraphQL(make_executable_schema(schema, mutation, upload_scalar))


APPS = {"strawberry": strawberry_app, "ariadne": ariadne_app}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=APPS)
    parser.add_argument("--port", type=int, default=0)
    arguments = parser.parse_args()
    listener = socket.create_server(("127.0.0.1", arguments.port))
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(APPS[arguments.kind](), log_level="warning", lifespan="off")
    uvicorn.Server(config).run([listener])


if __name__ == "__main__":
    main()
