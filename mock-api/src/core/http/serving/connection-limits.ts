import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from '../request/counted-address.ts';

/** How many connections there may be, in all and from one network address (of IPv6 from one /64). */
export type ConnectionLimits = { inAll: number; perAddress: number };

/** Time for a refused client to take its answer; then the connection is cut. */
const ANSWER_WITHIN_MS = 1_000;
const AGAIN_AFTER_S = 5;
/** Refused connections that still take their answer; beyond, the system drops new ones without one. */
const REFUSED_AT_ONCE = 200;

function refusal(status: '429 Too Many Requests' | '503 Service Unavailable', code: string): string {
  const body = JSON.stringify({ code, errorId: crypto.randomUUID() });
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Retry-After: ${AGAIN_AFTER_S}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Answers before a request was read, and reads on until the client has taken it: a connection closed over unread bytes loses its answer. */
function refuse(socket: Socket, answer: string): void {
  socket.on('error', () => {});
  socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy());
  const cut = setTimeout(() => socket.destroy(), ANSWER_WITHIN_MS);
  cut.unref();
  socket.once('close', () => clearTimeout(cut));
  socket.resume();
  socket.end(answer);
}

/**
 * Takes at most so many connections, and from one address so many: 429 for an address that has its share, 503 when the server is full, both with
 * `Retry-After`, so that one client that holds its connections open leaves room for all others. Behind a proxy of ours every connection is the proxy's: then
 * only the whole is counted (`perAddress` is infinite), and the proxy limits its clients.
 */
export function limitConnections<S extends Server>(server: S, { inAll, perAddress }: ConnectionLimits): S {
  const open = new Map<string, number>();
  let count = 0;
  const accept = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.maxConnections = inAll + REFUSED_AT_ONCE;
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    const own = open.get(address) ?? 0;
    if (own >= perAddress) return refuse(socket, refusal('429 Too Many Requests', 'TOO_MANY_REQUESTS'));
    if (count >= inAll) return refuse(socket, refusal('503 Service Unavailable', 'UNAVAILABLE'));
    open.set(address, own + 1);
    count += 1;
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
      count -= 1;
    });
    for (const listener of accept) listener.call(server, socket);
  });
  return server;
}
