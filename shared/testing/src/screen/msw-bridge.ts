import { setTimeout as pause } from 'node:timers/promises';
import type { CallName } from '@paga/contract/all';
import { ERROR_STATUS, type ErrorCode } from '@paga/contract/error-codes';
import { bypass, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { complain } from './complaints.ts';

export { HttpResponse, http };

/** What can go wrong with a call: a bare HTTP status, an error code of the contract, a slow answer, one that waits until the test lets it go, no network. */
export type Fault = 500 | 409 | 'slow' | { until: Promise<unknown> } | 'offline' | ErrorCode;

/** The faults of a test. `next` meets the next such call, `always` every one until the test ends. */
export type Faults = { next(call: CallName, fault: Fault): void; always(call: CallName, fault: Fault): void };

const SLOW_MS = 400;
/**
 * Milliseconds by which answers are held back, so that a test or a screen that does not wait turns red: `PAGA_TEST_LATENCY_MS=250`. By turns once,
 * twice and three times as long, so that later answers overtake earlier ones.
 */
const LATENCY_MS = Number(process.env.PAGA_TEST_LATENCY_MS ?? 0);
const SESSION = 'paga_session';
/** What a browser keeps of an answer; it stays unknown as a device, so that no test is trusted by another. */
const KEPT = [SESSION, 'paga_challenge', 'paga_own', 'paga_own_code'];

let answered = 0;
let origin = '';
const cookies = new Map<string, string>();
const once = new Map<CallName, Fault[]>();
const forever = new Map<CallName, Fault>();

/** The whole contract is only loaded where a test asks for a fault. */
async function callNamed(method: string, path: string): Promise<CallName | undefined> {
  const { calls } = await import('@paga/contract/all');
  const found = Object.entries(calls).find(([, { method: wanted, path: pattern }]) => {
    const expression = new RegExp(`^${pattern.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
    return wanted === method && expression.test(path);
  });
  return found?.[0] as CallName | undefined;
}

async function faultOf({ method, url }: Request): Promise<Fault | undefined> {
  if (once.size + forever.size === 0) return undefined;
  const name = await callNamed(method, new URL(url).pathname.replace(/^\/api/, ''));
  if (!name) return undefined;
  return once.get(name)?.shift() ?? forever.get(name);
}

function refusal(code: ErrorCode, status: number): Response {
  return HttpResponse.json({ code, errorId: 'test' }, { status });
}

/** Keeps a cookie, or removes an empty one. */
function keep(line: string): void {
  const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
  if (!KEPT.includes(name)) return;
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}

/** Sends a request to the running server with the test's session, as a browser with its cookie would. */
async function forward(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // One by one: copied as a whole, Node 20 loses the headers of a request with a form in it.
  const headers = new Headers([...request.headers]);
  headers.delete('cookie');
  if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
  const response = await fetch(
    bypass(new Request(`${origin}${pathname}${search}`, { method: request.method, headers, body })),
  );
  for (const line of response.headers.getSetCookie()) keep(line);
  return new Response(response.status === 204 ? null : await response.arrayBuffer(), response);
}

/** A screen that saves a salary says which version it shows: without it a colleague's edit would be written over in silence. Every test of a screen asks for it. */
async function requireVersion(request: Request): Promise<void> {
  if (!/\/api\/salaries\/update(-many)?\/?$/i.test(new URL(request.url).pathname)) return;
  const { rows, ...row } = (await request.clone().json()) as { rows?: object[] };
  const without = (rows ?? [row]).filter((one) => !Number.isInteger((one as { version?: unknown }).version));
  if (without.length > 0) complain(`a salary was saved without its version: ${JSON.stringify(without)}`);
}

async function answer({ request }: { request: Request }): Promise<Response> {
  await requireVersion(request);
  const fault = await faultOf(request);
  if (fault === 'offline') return HttpResponse.error();
  if (fault === 'slow') await pause(SLOW_MS);
  if (typeof fault === 'object') await fault.until;
  if (fault === 500) return refusal('INTERNAL', 500);
  if (fault === 409) return refusal('CONFLICT', 409);
  if (fault !== undefined && fault !== 'slow' && typeof fault !== 'object')
    return refusal(fault, ERROR_STATUS[fault]);
  return forward(request);
}

async function late(call: { request: Request }): Promise<Response> {
  const response = await answer(call);
  answered += 1;
  if (LATENCY_MS > 0) await pause(LATENCY_MS * (1 + (answered % 3)));
  return response;
}

/** The msw server of a test file: every call of the page goes to the real server, or meets the fault the test asked for. */
export const bridge = setupServer(http.all('*/api/*', late));

/** Tells of every refusal from now on: its code, or `value: false` of a check that says no. */
export function onRefusal(report: (code: string) => void): void {
  bridge.events.on('response:mocked', async ({ response }) => {
    const { code, value } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { code?: string; value?: boolean };
    if (!response.ok) report(String(code));
    else if (value === false) report('value: false');
  });
}

/** Points the bridge at a running server, with the cookie half of a session (null: nobody is signed in); `name` is that of its cookie. */
export function bridgeTo(server: { origin: string }, cookieHalf: string | null, name = SESSION): void {
  origin = server.origin;
  cookies.clear();
  if (cookieHalf) cookies.set(name, cookieHalf);
}

/** The faults of the running test. */
export const faults: Faults = {
  next: (call, fault) => void once.set(call, [...(once.get(call) ?? []), fault]),
  always: (call, fault) => void forever.set(call, fault),
};

/** Forgets faults and session; called between tests. */
export function resetBridge(): void {
  once.clear();
  forever.clear();
  cookies.clear();
  bridge.resetHandlers();
}
