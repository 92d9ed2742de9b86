"""Servers whose certificates a client must refuse, and one whose certificate is right. The authority of all is the same.

    certificates.py AUTHORITY

writes the authority's certificate to a file, and prints a line with the name and the address of each server. All answer that
the hero's name is how many requests the others have got.
"""

import datetime
import http.server
import ssl
import sys
import threading

import trustme

authority = trustme.CA()
refused = 0


def serve(name, certificate, configure=lambda context: None):
    """Starts a server. Returns its name and its address."""

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self):
            global refused
            refused += name != "right"
            self.rfile.read(int(self.headers["Content-Length"]))
            body = b'{"data": {"hero": {"__typename": "Droid", "id": "1", "name": "%d"}}}' % refused
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    certificate.configure_cert(context)
    configure(context)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    # Handshakes are made by the threads of the connections, since one that is refused fails.
    server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"{name}=https://localhost:{server.server_address[1]}/graphql"


def speak_old_tls(context):
    context.set_ciphers("ALL:@SECLEVEL=0")
    context.minimum_version = ssl.TLSVersion.TLSv1_1
    context.maximum_version = ssl.TLSVersion.TLSv1_1


now = datetime.datetime.now()
day = datetime.timedelta(days=1)
authority.cert_pem.write_to_path(sys.argv[1])
print(
    serve("right", authority.issue_cert("localhost")),
    serve("other-host", authority.issue_cert("other.test")),
    serve("expired", authority.issue_cert("localhost", not_before=now - 9 * day, not_after=now - 2 * day)),
    serve("other-authority", trustme.CA().issue_cert("localhost")),
    serve("tls-1.1", authority.issue_cert("localhost"), speak_old_tls),
    flush=True,
)
threading.Event().wait()
