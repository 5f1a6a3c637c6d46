import type { Endpoint, InputOf, OutputOf } from '@paga/contract/endpoint';
import type { ErrorBody } from '@paga/contract/error-codes';
import { login } from '@paga/contract/identity/sign-in';

/** A user a test speaks as: both halves of a live session. */
export type TestUser = {
  id: number;
  email: string;
  name: string;
  roleId: number;
  handle: string;
  cookie: string;
  /** Of an own page: `paga_own`. */
  cookieName?: string;
};

/** What a call came back with. `body` is the contract's answer when `status` is 2xx, else the error; files are bytes. */
export type Reply<E> = { status: number; body: Body<E>; headers: Headers };
type FileBytes = Uint8Array<ArrayBuffer>;
type Body<E> = (OutputOf<E> extends undefined ? object : OutputOf<E> extends Blob ? FileBytes : OutputOf<E>) &
  Partial<ErrorBody>;

/** How a request departs from the usual: another company shown, more headers. */
export type CallOptions = { company?: number; headers?: Record<string, string> };

type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value))
      for (const item of value) form.append(`${name}[]`, item instanceof Blob ? item : String(item));
    else form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

function urlOf(call: Endpoint, { params = {}, query = {} }: Loose): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item));
    else if (value !== undefined) search.append(name, String(value));
  }
  const text = search.toString();
  return `/api${path}${text === '' ? '' : `?${text}`}`;
}

/** The request a call makes, as a browser of this user would send it; `origin` is put before the path. */
export function requestOf<E extends Endpoint>(
  call: E,
  input: InputOf<E>,
  user: TestUser | undefined,
  options: CallOptions = {},
  origin = 'http://localhost',
) {
  const { body, ...rest } = input as Loose;
  const headers = new Headers(options.headers);
  if (user) {
    headers.set('authorization', `Bearer ${user.handle}`);
    headers.set('cookie', `${user.cookieName ?? 'paga_session'}=${user.cookie}`);
  }
  if (options.company !== undefined) headers.set('x-company', String(options.company));
  const json = body !== undefined && call.bodyType !== 'multipart';
  if (json) headers.set('content-type', 'application/json');
  const payload = body === undefined ? undefined : json ? JSON.stringify(body) : formOf(body);
  return new Request(origin + urlOf(call, rest), { method: call.method, headers, body: payload });
}

/** Signs somebody in at a server that listens: both halves of the session. */
export async function signedInAt(url: string, email: string, password: string): Promise<TestUser> {
  const response = await fetch(requestOf(login, { body: { email, password } }, undefined, {}, url));
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]?.split('=')[1] ?? '';
  const { token } = (await response.json()) as { token: string };
  return { id: 0, email, name: '', roleId: 2, handle: token, cookie };
}

/** Reads an answer: JSON, nothing, or bytes. */
export async function replyOf<E>(response: Response): Promise<Reply<E>> {
  const { status, headers } = response;
  const isJson = headers.get('content-type')?.includes('json');
  const body: unknown =
    status === 204
      ? undefined
      : isJson
        ? await response.json()
        : new Uint8Array(await response.arrayBuffer());
  return { status, headers, body: body as Body<E> };
}

/** Speaks as one user, or as nobody. */
export type Speaker = { call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Reply<E>> };
