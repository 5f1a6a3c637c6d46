import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { DomainError } from '#core/domain-error.ts';
import type { BucketAddress } from './bucket-address.ts';
import { xmlTexts } from './xml-texts.ts';

/** One request of S3's API. `key` is the whole key of an object; none: the bucket itself. */
export type BucketRequest = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Statuses that are answers and no faults, beside those of success. */
  answers?: readonly number[];
};

/** How long an answer's head, or its next piece, may take; how often a request is made, and the pause after the first. */
export type Patience = { withinMs: number; tries: number; pauseMs: number };
const PATIENCE: Patience = { withinMs: 20_000, tries: 3, pauseMs: 200 };

const MOST_OF_A_FAULT = 2_000;

async function saidIn(response: Response): Promise<string> {
  const text = (await response.text().catch(() => '')).slice(0, MOST_OF_A_FAULT);
  try {
    const { Code = '', Message = '' } = xmlTexts(text).beside;
    return `${response.status} ${Code} ${Message}`.trim();
  } catch {
    return `${response.status}`;
  }
}

async function signed({ url, region, keyId, secret }: BucketAddress, request: BucketRequest) {
  const { method, key, query = {}, headers = {}, body } = request;
  const place = new URL(key === undefined ? url : `${url}/${key}`);
  for (const [name, value] of Object.entries(query)) place.searchParams.set(name, value);
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  // Of the bytes themselves: a service that gets other ones refuses them.
  return new AwsV4Signer({
    ...{ method, url: place.href, region, service: 's3', accessKeyId: keyId, secretAccessKey: secret },
    headers: { ...headers, 'x-amz-content-sha256': hash },
  }).sign();
}

/** An answer whose pieces each come in time, or it fails. */
function inTime(response: Response, stop: AbortController, withinMs: number): Response {
  if (!response.body) return response;
  let timer: NodeJS.Timeout | undefined;
  const late = () => stop.abort(new Error('the rest of an answer did not come in time'));
  const watched = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: () => {
        // Nobody waits for the end of an answer that is not read to it.
        timer = setTimeout(late, withinMs).unref();
      },
      transform: (piece, controller) => {
        timer?.refresh();
        controller.enqueue(piece);
      },
      flush: () => clearTimeout(timer),
    }),
  );
  return new Response(watched, { status: response.status, headers: response.headers });
}

async function once(address: BucketAddress, request: BucketRequest, withinMs: number): Promise<Response> {
  const { method, url, headers } = await signed(address, request);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error(`no answer within ${withinMs} ms`)), withinMs);
  try {
    const response = await fetch(url, {
      ...{ method, headers, redirect: 'manual', signal: stop.signal },
      ...(request.body && { body: request.body as Uint8Array<ArrayBuffer> }),
    });
    return inTime(response, stop, withinMs);
  } finally {
    clearTimeout(timer);
  }
}

/** A service that is overloaded, or that the line to is bad, says so by these; anything else it would say again. */
const isPassing = (status: number) => (status >= 500 && status !== 501) || status === 429 || status === 408;

const away = ({ variable }: BucketAddress, cause: unknown) =>
  new DomainError('STORAGE_AWAY', { message: `the bucket of ${variable} does not do what is asked`, cause });

/**
 * Asks S3; what fails for the moment is asked again. Every request here may be made twice. Throws `STORAGE_AWAY`, with what the service said as its cause, for
 * whatever is no success and not one of `answers`.
 */
export async function askBucket(
  address: BucketAddress,
  request: BucketRequest,
  { withinMs, tries, pauseMs }: Patience = PATIENCE,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= tries;
    try {
      const response = await once(address, request, withinMs);
      if (response.ok || request.answers?.includes(response.status)) return response;
      const said = new Error(`${request.method} ${request.key ?? 'the bucket'}: ${await saidIn(response)}`);
      if (isLast || !isPassing(response.status)) throw away(address, said);
    } catch (error) {
      if (isLast || error instanceof DomainError)
        throw error instanceof DomainError ? error : away(address, error);
    }
    await pause(pauseMs * 4 ** (attempt - 1));
  }
}
