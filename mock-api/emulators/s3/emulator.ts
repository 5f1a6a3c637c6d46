import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, answerOf } from './answers.ts';
import { Objects } from './objects.ts';
import { Refusal } from './refusal.ts';
import { type Access, requireSigned } from './signature.ts';

/** What goes wrong with the next answers: they come late, break off, or are a 503; `done` does what was asked before it goes wrong. */
type Trouble = { kind: 'slow'; ms: number } | { kind: 'cut'; done?: boolean } | { kind: 'busy' };

type Options = {
  access: ReadonlyMap<string, Access>;
  port?: number;
  now?: () => Date;
  page?: number;
  unconditional?: boolean;
};

export type RunningS3 = {
  url: string;
  /** What a bucket holds, made where there is none. */
  bucket: (name: string) => Objects;
  /** The next answers go wrong so, one after the other. */
  troubles: Trouble[];
  /** What was asked so far, as `PUT /paga/logos/…`. */
  asked: string[];
  close: () => Promise<void>;
};

const USUAL_PAGE = 1_000;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function refused(error: unknown): Answer {
  const { status, code, message } =
    error instanceof Refusal ? error : new Refusal(500, 'InternalError', String(error));
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message.replace(/[<&]/g, ' ')}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

function send(response: ServerResponse, { status, headers, body = '' }: Answer, cut: boolean): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    ...headers,
    'x-amz-request-id': randomUUID(),
    ...(status === 204 ? {} : { 'content-length': bytes.length }),
  });
  if (!cut) return void response.end(bytes);
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

type World = Required<Pick<Options, 'access' | 'now' | 'page' | 'unconditional'>> &
  Pick<RunningS3, 'bucket' | 'troubles' | 'asked'>;

function answered(
  request: IncomingMessage,
  body: Buffer,
  { access, bucket, now, page, unconditional }: World,
): Answer {
  const url = new URL(request.url ?? '/', 'http://s3');
  const [, name = '', ...rest] = url.pathname.split('/');
  const reached = requireSigned(request, { url, body, access, now: now() });
  if (!reached.includes(name)) throw new Refusal(403, 'AccessDenied', name);
  const { method = 'GET', headers } = request;
  const key = rest.map(decodeURIComponent).join('/');
  return answerOf(bucket(name), {
    ...{ method, key, headers, body, page, unconditional },
    query: url.searchParams,
    now: now(),
  });
}

function answer(request: IncomingMessage, body: Buffer, world: World): Answer {
  try {
    return answered(request, body, world);
  } catch (error) {
    return refused(error);
  }
}

async function serve(request: IncomingMessage, response: ServerResponse, world: World): Promise<void> {
  const body = await bodyOf(request).catch(() => undefined);
  if (!body) return;
  world.asked.push(`${request.method} ${request.url}`);
  const trouble = world.troubles.shift();
  if (trouble?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, trouble.ms).unref());
  if (trouble?.kind === 'busy') return send(response, refused(new Refusal(503, 'SlowDown', 'later')), false);
  if (trouble?.kind === 'cut' && trouble.done) answer(request, body, world);
  if (trouble?.kind === 'cut' && request.method !== 'GET') return void response.destroy();
  send(response, answer(request, body, world), trouble?.kind === 'cut');
}

/**
 * An S3 of this machine that takes nothing on trust: each request has to be signed by somebody who may, with the hash of the very bytes that came, and a part, a list
 * or a condition is answered as the real one does. It knows what our client asks and refuses the rest.
 */
export async function startS3({
  access,
  port = 0,
  now = () => new Date(),
  page = USUAL_PAGE,
  unconditional = false,
}: Options): Promise<RunningS3> {
  const buckets = new Map<string, Objects>();
  const bucket = (name: string) => {
    const objects = buckets.get(name) ?? new Objects();
    buckets.set(name, objects);
    return objects;
  };
  const world: World = { access, now, page, unconditional, bucket, troubles: [], asked: [] };
  const server = createServer((request, response) => void serve(request, response, world));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const { troubles, asked } = world;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    troubles,
    asked,
    close,
  };
}
