import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { configureClient } from './configure-client.ts';

/** One request as the backend saw it. */
export type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A tiny HTTP server that answers as a test says, and a client configured for it. */
export class TestBackend {
  readonly seen: Seen[] = [];
  token: string | null = 'handle-1';
  company: number | null = 7;
  signedOut = 0;
  authorizations = 0;
  answer: (response: ServerResponse, seen: Seen) => void = (response) => response.end('{}');
  #server: Server | undefined;

  async start(timeoutMs = 2_000): Promise<void> {
    this.#server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      this.seen.push(seen);
      this.answer(response, seen);
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    configureClient({
      baseUrl: `http://127.0.0.1:${port}/api`,
      token: {
        read: () => this.token,
        write: (token) => {
          this.token = token;
        },
      },
      companyId: () => this.company,
      onSignedOut: () => {
        this.signedOut += 1;
      },
      onAuthorizationRequired: () => {
        this.authorizations += 1;
      },
      timeoutMs,
    });
  }

  json(status: number, value: unknown): void {
    this.answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}
