"""Requests the expansion of a literal of 100 MB from the plugin, within two minutes and with 2 GB of memory."""

import json
import resource
import struct
import subprocess
import sys

SIZE = 100_000_000

place = {"fileID": "App/App.swift", "fileName": "/nowhere/App.swift", "offset": 0, "line": 1, "column": 1}
message = json.dumps({"expandFreestandingMacro": {
    "macro": {"moduleName": "InlineGraphQLMacros", "typeName": "GraphQLMacro", "name": "graphql"},
    "macroRole": "declaration",
    "discriminator": "$s",
    "syntax": {"kind": "declaration", "source": f'#graphql("query A {{ a # {"x" * SIZE}")', "location": place},
    "lexicalContext": [{"kind": "declaration", "source": "enum Q {}", "location": place}],
}}).encode()
plugin = subprocess.run([sys.argv[1]], input=struct.pack("<Q", len(message)) + message, capture_output=True, timeout=120,
                        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30)))
assert plugin.returncode == 0 and not plugin.stderr, plugin
answer = json.loads(plugin.stdout[8:])["expandMacroResult"]
# There is no schema, and the selection set is not closed.
assert answer["expandedSource"].startswith("struct A"), answer
memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
print(f"A literal of {SIZE // 1_000_000} MB is answered, with {memory} MB of memory")
