import type { ServiceAccess } from '#core/http/service-access.ts';
import { ServiceSilent } from './service-error.ts';
import { isServiceAddress } from './service-hosts.ts';

const ANSWER_WITHIN_MS = 20_000;

export type ServiceReply = { status: number; tid: string | null; body: unknown };

/** One request to an address of the list; no redirect is followed, and nothing of it is logged. A body that is no JSON reads as undefined. */
export async function serviceFetch(
  { fetch, allowsLoopback }: ServiceAccess,
  address: string,
  init: RequestInit,
): Promise<ServiceReply> {
  if (!isServiceAddress(address, allowsLoopback))
    throw new Error('an address outside the list of the bookkeeping service was not called');
  const sent = { ...init, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } as const;
  try {
    const response = await fetch(address, sent);
    return {
      status: response.status,
      tid: response.headers.get('intuit_tid'),
      body: parsed(await response.text()),
    };
  } catch {
    // The cause is left out: an error of the network layer may carry the request with its secrets.
    throw new ServiceSilent();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
