/** Where the bookkeeping service asks people for their consent. No other host is ever opened for it. */
export const AUTHORIZATION_HOSTS: readonly string[] = ['appcenter.intuit.com'];

/**
 * Whether a page may lead a person to this address to give consent: over https at a host of the list, without a user name or another port.
 * `https://appcenter.intuit.com/connect/oauth2?...` is one; `https://appcenter.intuit.com.evil.example/` is none.
 */
export function isAuthorizationUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && AUTHORIZATION_HOSTS.includes(host);
}
