import type { ServiceAccess, ServiceClient } from '#core/http/service-access.ts';
import { ServiceSilent } from './service-error.ts';
import { serviceFetch } from './service-fetch.ts';
import { TokenAnswer } from './service-shapes.ts';

/** A pair of tokens with the moments at which they end. */
export type Tokens = {
  access: string;
  refresh: string;
  accessUntil: Date;
  refreshUntil: Date;
  hardUntil: Date | null;
};

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
/** Ends an access token a little early, so that none ends on its way. */
const MARGIN_SECONDS = 60;

function basic({ clientId, clientSecret }: ServiceClient): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
}

/** Asks for tokens; null when the service says that the code, the token or the client is not good any more. */
async function askForTokens(
  service: ServiceAccess,
  client: ServiceClient,
  form: Record<string, string>,
  now: Date,
): Promise<Tokens | null> {
  const reply = await serviceFetch(service, service.hosts.token, {
    method: 'POST',
    headers: {
      authorization: basic(client),
      accept: 'application/json',
      'x-include-refresh-token-hard-expires-in': 'true',
    },
    body: new URLSearchParams(form),
  });
  if (reply.status === 400 || reply.status === 401) return null;
  const answer = TokenAnswer.safeParse(reply.body);
  if (reply.status !== 200 || !answer.success) throw new ServiceSilent();
  const {
    access_token,
    refresh_token,
    expires_in,
    x_refresh_token_expires_in,
    x_refresh_token_hard_expires_in: hard,
  } = answer.data;
  return {
    access: access_token,
    refresh: refresh_token,
    accessUntil: after(now, Math.max(expires_in - MARGIN_SECONDS, 1)),
    refreshUntil: after(now, x_refresh_token_expires_in),
    hardUntil: hard === undefined ? null : after(now, hard),
  };
}

export function tokensForCode(
  service: ServiceAccess,
  client: ServiceClient,
  code: string,
  redirect_uri: string,
  now: Date,
) {
  return askForTokens(service, client, { grant_type: 'authorization_code', code, redirect_uri }, now);
}

export function tokensForRefresh(
  service: ServiceAccess,
  client: ServiceClient,
  refresh_token: string,
  now: Date,
) {
  return askForTokens(service, client, { grant_type: 'refresh_token', refresh_token }, now);
}

/** Takes a consent back; a service that does not answer, or does not know it, changes nothing for us. */
export async function revokeTokens(
  service: ServiceAccess,
  client: ServiceClient,
  refresh: string,
): Promise<void> {
  const headers = {
    authorization: basic(client),
    accept: 'application/json',
    'content-type': 'application/json',
  };
  await serviceFetch(service, service.hosts.revoke, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token: refresh }),
  }).catch((error: unknown) => {
    if (!(error instanceof ServiceSilent)) throw error;
  });
}
