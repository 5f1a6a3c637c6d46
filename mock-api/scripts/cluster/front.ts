import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

/** So long a server that did not answer is left out. */
const LEFT_OUT_MS = 1_000;

/** A small proxy before several servers, by turns; one that cannot be reached is left out for a moment, and another has its request. */
export function frontOf(ports: readonly number[]): Server {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const outUntil = new Map<number, number>();
  let turn = 0;
  const inTurn = () => {
    turn += 1;
    const order = ports.map((_, index) => ports[(turn + index) % ports.length] as number);
    const isOut = (port: number) => ((outUntil.get(port) ?? 0) > Date.now() ? 1 : 0);
    return order.sort((one, other) => isOut(one) - isOut(other));
  };
  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    [port, ...others]: number[],
  ) => {
    if (port === undefined) {
      answer.writeHead(503, { 'retry-after': '1' }).end();
      return;
    }
    const { method, url, headers } = incoming;
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        outUntil.set(port, Date.now() + LEFT_OUT_MS);
        pass(incoming, body, answer, others);
      } else if (!answer.headersSent) answer.writeHead(502).end();
      else answer.destroy();
    });
    asked.end(body);
  };
  // The body is read whole before: another server gets it again when the first one cannot be reached.
  return createServer(
    (incoming, answer) =>
      void buffer(incoming).then(
        (body) => pass(incoming, body, answer, inTurn()),
        () => answer.destroy(),
      ),
  );
}
