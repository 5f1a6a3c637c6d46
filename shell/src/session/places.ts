const BY_MAIL = ['/forgotPassword', '/resetPassword', '/joinCompany', '/me/join', '/me/sign-in', '/me/stop'];
const PUBLIC = ['/login', '/setup', ...BY_MAIL];
const ORIGIN = 'paga.origin';

const isOneOf = (paths: readonly string[], path: string) => paths.includes(path.replace(/\/+$/, ''));

/** Whether a page opens without a session. */
export function isPublicPath(path: string): boolean {
  return isOneOf(PUBLIC, path);
}

/** Whether a page is one that a mail leads to: it opens whether or not somebody is signed in. */
export function isMailedPath(path: string): boolean {
  return isOneOf(BY_MAIL, path);
}

/** Where a person wanted to go before the sign-in page came between. */
export function rememberOrigin(place: string): void {
  sessionStorage.setItem(ORIGIN, place);
}

/** Takes the remembered place, once; the main page without one. Only places of this application count. */
export function takeOrigin(): string {
  const place = sessionStorage.getItem(ORIGIN) ?? '/';
  sessionStorage.removeItem(ORIGIN);
  return place.startsWith('/') && !place.startsWith('//') && !isPublicPath(place) ? place : '/';
}

/** Changes the address without loading a page. */
export function stepTo(place: string): void {
  history.replaceState(null, '', place);
}
