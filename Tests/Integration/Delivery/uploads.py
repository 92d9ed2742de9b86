"""A strawberry server with uploads: it answers what it received of each file.

    uploads.py --port PORT     0 for any; the first line of the output is the port
"""

import argparse
import hashlib
import socket

import strawberry
import uvicorn
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


async def received(file):
    """Reads a file in pieces, as it may be large."""
    digest, size = hashlib.sha256(), 0
    while piece := await file.read(1 << 20):
        digest.update(piece)
        size += len(piece)
    return Received(name=file.filename, type=file.content_type, size=size, hash=digest.hexdigest())


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
        return [await received(file) for file in all if file is not None]


parser = argparse.ArgumentParser()
parser.add_argument("--port", type=int, default=0)
listener = socket.create_server(("127.0.0.1", parser.parse_args().port))
print(listener.getsockname()[1], flush=True)
app = GraphQL(strawberry.Schema(Query, Mutation), multipart_uploads_enabled=True)
uvicorn.Server(uvicorn.Config(app, log_level="warning")).run([listener])
