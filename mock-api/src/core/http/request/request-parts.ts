import type { Endpoint } from '@paga/contract/endpoint';
import { DomainError } from '#core/domain-error.ts';
import { formBoundary, mediaType } from './content-type.ts';
import { bodyLimit, refuseWildJson } from './input-limits.ts';
import { bodyBytes, bodyPieces } from './read-bytes.ts';
import { readForm } from './read-form.ts';

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

const unsupported = (message: string) => new DomainError('UNSUPPORTED_MEDIA_TYPE', { message });

/** What the body claims to be read as; undefined when it is not that. A refusal stays one. */
async function readAs(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    return undefined;
  }
}

function readFormBody(request: Request, type: string, limit: number): Promise<unknown> {
  const boundary = formBoundary(type);
  if (boundary === undefined)
    throw unsupported('Send multipart/form-data with one boundary and nothing else.');
  return readAs(async () => collect(await readForm(bodyPieces(request, limit), boundary), false));
}

async function readJsonBody(request: Request, type: string, limit: number): Promise<unknown> {
  if (mediaType(type) !== 'application/json') throw unsupported('Send application/json.');
  const bytes = await bodyBytes(request, limit);
  refuseWildJson(bytes);
  return readAs(async () => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
}

async function readBody(call: Endpoint, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const read = call.bodyType === 'multipart' ? readFormBody : readJsonBody;
  return read(request, type, bodyLimit(call));
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
