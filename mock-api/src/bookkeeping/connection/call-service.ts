import { DomainError } from '#core/domain-error.ts';
import { accessTicket, type Ticket } from './access-token.ts';
import type { ServiceContext } from './service-context.ts';
import { ServiceRefusal, ServiceSilent } from './service-error.ts';
import { type ServiceReply, serviceFetch } from './service-fetch.ts';
import { FaultAnswer, GateAnswer } from './service-shapes.ts';

/** A call of the accounting API: of a path below the company. A write with a `requestId` may be sent again. */
type ServiceCall = {
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  requestId?: string;
  realmId?: string;
};

const MINOR_VERSION = '75';
const REALM = /^\d{1,30}$/;
/** Waits after a 429 or a 500 before the call is made again, with as much again at random. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000];

function addressOf(
  { service }: ServiceContext,
  { realmId }: Ticket,
  { path, query, requestId }: ServiceCall,
): string {
  if (!REALM.test(realmId)) throw new Error('a company of the bookkeeping service is digits only');
  const search = new URLSearchParams({
    ...query,
    minorversion: MINOR_VERSION,
    ...(requestId === undefined ? {} : { requestid: requestId }),
  });
  return `${service.hosts.api}/v3/company/${realmId}/${path}?${search}`;
}

function refusalOf({ body, tid }: ServiceReply): ServiceRefusal | undefined {
  const fault = FaultAnswer.safeParse(body).data?.Fault.Error[0];
  if (fault) return new ServiceRefusal(fault.code, fault.Detail ?? fault.Message, tid);
  const gate = GateAnswer.safeParse(body).data?.fault.error[0];
  return gate && new ServiceRefusal(gate.code, gate.detail ?? gate.message, tid);
}

function send(ctx: ServiceContext, ticket: Ticket, call: ServiceCall): Promise<ServiceReply> {
  const headers = { authorization: `Bearer ${ticket.access}`, accept: 'application/json' };
  const json = { ...headers, 'content-type': 'application/json' };
  const init =
    call.body === undefined
      ? { headers }
      : { method: 'POST', headers: json, body: JSON.stringify(call.body) };
  return serviceFetch(ctx.service, addressOf(ctx, ticket, call), init);
}

/** What an answer means: to be made again, or what it says. */
function judged(reply: ServiceReply): unknown {
  const refusal = refusalOf(reply);
  if (refusal) throw refusal;
  if (reply.status === 403) throw new ServiceRefusal('403', 'access denied', reply.tid);
  if (reply.status !== 200 || reply.body === undefined) throw new ServiceSilent();
  return reply.body;
}

/**
 * Calls the service for the company. A token that has ended is made new once, a call that was too much waits and goes on. A write without a
 * `requestId` is made once: the caller must check whether it was done. Throws `ServiceRefusal`, `ServiceSilent`, or 411 without a consent.
 */
export async function callService(ctx: ServiceContext, call: ServiceCall): Promise<unknown> {
  let ticket = await accessTicket(ctx);
  if (call.realmId !== undefined && call.realmId !== ticket.realmId)
    throw new ServiceRefusal('realm', 'the company is connected to other books now', null);
  let renewed = false;
  const mayRepeat = call.body === undefined || call.requestId !== undefined;
  for (let tries = 0; ; tries += 1) {
    const reply = await send(ctx, ticket, call).catch((error: unknown) => {
      if (!mayRepeat || tries >= 1 || !(error instanceof ServiceSilent)) throw error;
      return undefined;
    });
    if (reply?.status === 401) {
      if (renewed) throw new DomainError('BOOKKEEPING_AUTHORIZATION_REQUIRED');
      [ticket, renewed] = [await accessTicket(ctx, ticket.access), true];
      continue;
    }
    const isBusy = reply === undefined || reply.status === 429 || (reply.status >= 500 && mayRepeat);
    const wait = WAITS_MS[tries];
    if (!isBusy || wait === undefined) return judged(reply ?? { status: 0, tid: null, body: undefined });
    await ctx.service.wait(wait * (1 + Math.random()));
  }
}
