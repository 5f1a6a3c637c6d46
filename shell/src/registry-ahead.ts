import { isOwnPath } from './me/own-places.ts';

/** Whether the address is of an employee's own page; its session is another one than an office's. */
export const ownPage = isOwnPath(location.pathname);
/** Whether the page that is being loaded has a session. */
export const hasSession = ownPage
  ? sessionStorage.getItem('paga.own') !== null
  : localStorage.getItem('paga.session') !== null;

/** The registry, asked for by the first script of a page with a session, so that it is there when the application is. */
export const registryAhead: Promise<Response> | undefined = hasSession
  ? fetch('/remotes.json', {
      cache: 'no-cache',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(4_000),
    })
  : undefined;
registryAhead?.catch(() => undefined);
