/** Where the bookkeeping service asks people for their consent. No other host is ever opened for it. */
const AUTHORIZATION_HOSTS: readonly string[] = ['appcenter.intuit.com'];

/** This machine itself: where the emulator of the bookkeeping service answers, never a host of production. */
const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost'];

/**
 * Whether a page may lead a person to this address to give consent: over https at a host of the list, without a user name or another port.
 * `https://appcenter.intuit.com/connect/oauth2?...` is one; `https://appcenter.intuit.com.evil.example/` is none. `page` is the host name of the
 * page that asks: one of this machine itself may also lead to this machine, where the emulator is.
 */
export function isAuthorizationUrl(address: string, page?: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (page !== undefined && LOOPBACK_HOSTS.includes(page) && protocol === 'http:')
    return LOOPBACK_HOSTS.includes(hostname);
  return protocol === 'https:' && AUTHORIZATION_HOSTS.includes(host);
}
