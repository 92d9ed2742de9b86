'use strict';

const { spawn } = require('child_process');

// A JSON-RPC connection to a process, with the headers of the language server protocol.
class Connection {
  // handlers: notified(method, params), asked(method, params) → a promise of the result, said(text), ended(code).
  constructor(command, options, handlers) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.number = 0;
    this.received = Buffer.alloc(0);
    this.process = spawn(command[0], command.slice(1), { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.stdout.on('data', data => this.read(data));
    this.process.stderr.on('data', data => handlers.said(String(data)));
    // A process that ends closes its input while something may be on its way.
    this.process.stdin.on('error', () => {});
    this.process.on('error', problem => this.end(problem.message));
    this.process.on('exit', code => this.end(`status ${code}`));
  }

  end(reason) {
    if (this.ended) return;
    this.ended = true;
    for (const { reject } of this.waiting.values()) reject(new Error(`The server ended: ${reason}`));
    this.waiting.clear();
    this.handlers.ended(reason);
  }

  read(data) {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const end = this.received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: *(\d+)/i.exec(this.received.toString('ascii', 0, end))[1]);
      if (this.received.length < end + 4 + length) return;
      const body = this.received.toString('utf8', end + 4, end + 4 + length);
      this.received = this.received.subarray(end + 4 + length);
      this.receive(JSON.parse(body));
    }
  }

  async receive(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (!waiting) return;
      if (message.error) waiting.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
      else waiting.resolve(message.result);
    } else if (message.id === undefined) {
      this.handlers.notified(message.method, message.params);
    } else {
      try {
        this.send({ id: message.id, result: (await this.handlers.asked(message.method, message.params)) ?? null });
      } catch (problem) {
        this.send({ id: message.id, error: { code: -32603, message: String(problem.message) } });
      }
    }
  }

  send(message) {
    if (this.ended) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  // token: a cancellation token of VS Code.
  ask(method, params, token) {
    if (this.ended) return Promise.reject(new Error('The server has ended'));
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
      this.send({ id, method, params });
    });
  }

  kill() {
    this.process.kill();
  }
}

module.exports = { Connection };
