import type { ServiceHosts } from '#core/http/service-access.ts';

/** The hosts of the service: no other is ever called. */
const HOSTS: readonly string[] = [
  'appcenter.intuit.com',
  'oauth.platform.intuit.com',
  'developer.api.intuit.com',
  'quickbooks.api.intuit.com',
  'sandbox-quickbooks.api.intuit.com',
];
const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost'];

const OF_INTUIT = {
  authorize: 'https://appcenter.intuit.com/connect/oauth2',
  token: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
  revoke: 'https://developer.api.intuit.com/v2/oauth2/tokens/revoke',
};

/** The addresses of the live service, of its sandbox, or of an emulator on this machine. */
export function serviceHosts(environment: 'production' | 'sandbox' | { emulator: string }): ServiceHosts {
  if (typeof environment === 'object') {
    const { origin } = new URL(environment.emulator);
    const of = (path: string) => `${origin}${path}`;
    return {
      authorize: of('/connect/oauth2'),
      token: of('/oauth2/v1/tokens/bearer'),
      revoke: of('/v2/oauth2/tokens/revoke'),
      api: origin,
    };
  }
  return {
    ...OF_INTUIT,
    api: `https://${environment === 'sandbox' ? 'sandbox-' : ''}quickbooks.api.intuit.com`,
  };
}

/** Whether an address may be called: over https a host of the list on its own port; on this machine only outside production. */
export function isServiceAddress(address: string, allowsLoopback: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return HOSTS.includes(host);
  return allowsLoopback && protocol === 'http:' && LOOPBACK.includes(hostname);
}
