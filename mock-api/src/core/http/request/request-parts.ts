import type { Endpoint } from '@paga/contract/endpoint';
import { DomainError } from '#core/domain-error.ts';
import { bodyLimit, refuseManyParts, refuseWildJson } from './input-limits.ts';

/** A request taken apart, before any schema has looked at it. `body` is undefined when it could not be read as what it claims to be. */
export type RawParts = { params: Record<string, string>; query: Record<string, unknown>; body: unknown };

/** `name[]` and repeated names make a list; an empty query value counts as not given. */
function collect(entries: Iterable<[string, unknown]>, dropEmpty: boolean): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null);
  for (const [rawName, value] of entries) {
    if (dropEmpty && value === '') continue;
    const list = rawName.endsWith('[]');
    const name = list ? rawName.slice(0, -2) : rawName;
    const before = result[name];
    if (before === undefined) result[name] = list ? [value] : value;
    else if (Array.isArray(before)) before.push(value);
    else result[name] = [before, value];
  }
  return result;
}

async function readCapped(request: Request, limit: number): Promise<ArrayBuffer> {
  const declared = request.headers.get('content-length');
  if (declared !== null) {
    if (Number(declared) > limit) throw new DomainError('PAYLOAD_TOO_LARGE');
    return request.arrayBuffer();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new DomainError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks)).buffer;
}

async function readBody(call: Endpoint, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const expected = call.bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  if (type.split(';')[0]?.trim().toLowerCase() !== expected)
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: `Send ${expected}.` });
  const bytes = await readCapped(request, bodyLimit(call));
  if (call.bodyType === 'multipart') refuseManyParts(new Uint8Array(bytes), type);
  else refuseWildJson(new Uint8Array(bytes));
  try {
    if (call.bodyType !== 'multipart')
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return collect(form as unknown as Iterable<[string, unknown]>, false);
  } catch {
    return undefined;
  }
}

/** Takes a request apart; the body is read only where the call declares one. */
export async function readParts(
  call: Endpoint,
  request: Request,
  params: Record<string, string>,
): Promise<RawParts> {
  const queryStart = request.url.indexOf('?');
  const query = queryStart < 0 ? {} : collect(new URLSearchParams(request.url.slice(queryStart + 1)), true);
  return { params, query, body: call.body === undefined ? undefined : await readBody(call, request) };
}
