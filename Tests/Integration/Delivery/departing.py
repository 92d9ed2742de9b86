"""A server over HTTP/2 that ends each connection after some requests, with GOAWAY. It does not take those that come later, and
refuses one of eight before, with REFUSED_STREAM.

    departing.py AUTHORITY

writes the certificate of its authority to a file, and prints its address. It answers a query with the number of queries that it
has executed, and a mutation with that of mutations.
"""

import asyncio
import json
import ssl
import sys

import h2.config
import h2.connection
import h2.errors
import h2.events
import trustme
from hyperframe.frame import GoAwayFrame

TAKEN = 20
executed = {"query": 0, "mutation": 0}


class Connection(asyncio.Protocol):
    def connection_made(self, transport):
        self.transport = transport
        self.http = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False))
        self.http.initiate_connection()
        self.bodies, self.last, self.refused, self.waiting = {}, 0, 0, 0
        self.flush()

    def flush(self):
        self.transport.write(self.http.data_to_send())

    def data_received(self, data):
        for event in self.http.receive_data(data):
            if isinstance(event, h2.events.RequestReceived):
                self.begin(event.stream_id)
            elif isinstance(event, h2.events.DataReceived):
                self.http.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
                if event.stream_id in self.bodies:
                    self.bodies[event.stream_id] += event.data
            elif isinstance(event, h2.events.StreamEnded) and event.stream_id in self.bodies:
                # The answers come after requests that are not taken.
                asyncio.get_running_loop().call_later(0.05, self.answer, event.stream_id, self.bodies.pop(event.stream_id))
        self.flush()

    def begin(self, stream):
        if self.last:
            return
        if stream % 16 == 3:
            self.refused += 1
            self.http.reset_stream(stream, h2.errors.ErrorCodes.REFUSED_STREAM)
            return
        self.bodies[stream] = b""
        self.waiting += 1
        if self.waiting == TAKEN:
            # h2 itself would send nothing more after it.
            self.last = stream
            self.flush()
            self.transport.write(GoAwayFrame(0, last_stream_id=stream).serialize())

    def answer(self, stream, body):
        kind = "mutation" if json.loads(body)["query"].startswith("mutation") else "query"
        executed[kind] += 1
        data = {"hero": {"__typename": "Droid", "id": "1", "name": str(executed[kind])}}
        if kind == "mutation":
            data = {"createReview": {"__typename": "Review", "stars": executed[kind], "commentary": None}}
        headers = [(":status", "200"), ("content-type", "application/json")]
        self.http.send_headers(stream, headers)
        self.http.send_data(stream, json.dumps({"data": data}).encode(), end_stream=True)
        self.flush()
        self.waiting -= 1
        if self.last and self.waiting == 0:
            self.transport.close()


async def main():
    authority = trustme.CA()
    authority.cert_pem.write_to_path(sys.argv[1])
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    context.set_alpn_protocols(["h2"])
    server = await asyncio.get_running_loop().create_server(Connection, "127.0.0.1", 0, ssl=context)
    print(f"departing=https://localhost:{server.sockets[0].getsockname()[1]}/graphql", flush=True)
    await server.serve_forever()


asyncio.run(main())
