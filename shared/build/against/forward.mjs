// Hands requests on to a deployed installation as if its own page made them, and its answers back as if this machine were it.
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

/** A browser takes these names over https only; here they get another beginning, and theirs again on the way back. */
const KEPT = [
  ['__Host-', 'paga-against-host-'],
  ['__Secure-', 'paga-against-secure-'],
];
/** Of one connection, not of what is sent over it; and what only a proxy of the installation says. */
const NOT_HANDED_ON =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|forwarded|x-forwarded-.*|x-real-ip)$/;
/** What speaks of the address there, and would bind this one. */
const NOT_HERE = ['strict-transport-security', 'alt-svc', 'report-to', 'reporting-endpoints', 'nel'];

/** A cookie of the installation as this address can have it: of this host, also over http. */
export function cookieHere(cookie) {
  const [pair, ...attributes] = cookie.split(/;\s*/);
  const [from, to] = KEPT.find(([name]) => pair.startsWith(name)) ?? ['', ''];
  const kept = attributes
    .filter((one) => !/^(domain=|secure$|partitioned$)/i.test(one))
    .map((one) => one.replace(/^samesite=none$/i, 'SameSite=Lax'));
  return [to + pair.slice(from.length), ...kept].join('; ');
}

/** The cookies that this address has, under their names there. */
export const cookiesThere = (header) =>
  header
    .split(/;\s*/)
    .map((pair) => {
      const [from, to] = KEPT.find(([, name]) => pair.startsWith(name)) ?? ['', ''];
      return from + pair.slice(to.length);
    })
    .join('; ');

/** The headers of a request as the page there would have sent it. Another site's `Origin` stays what it is: the installation refuses it, as it should. */
export function headersThere(headers, { target, here, isCall }) {
  const there = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_HANDED_ON.test(name)));
  there.host = target.host;
  if (there.origin === here) there.origin = target.origin;
  if (there.referer?.startsWith(`${here}/`)) there.referer = target.origin + there.referer.slice(here.length);
  if (there.cookie) there.cookie = cookiesThere(there.cookie);
  // A file is handed to nobody in particular: the installation counts who loads which build.
  if (!isCall) for (const name of ['cookie', 'authorization']) delete there[name];
  return there;
}

/** The headers of an answer as this address can have given it. */
export function headersHere(headers, { target, here }) {
  const kept = Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !NOT_HANDED_ON.test(name) && !NOT_HERE.includes(name),
    ),
  );
  if (kept['set-cookie']) kept['set-cookie'] = kept['set-cookie'].map(cookieHere);
  if (kept.location?.startsWith(`${target.origin}/`))
    kept.location = here + kept.location.slice(target.origin.length);
  const policy = kept['content-security-policy'];
  if (policy)
    kept['content-security-policy'] = policy
      .replaceAll(target.origin, "'self'")
      .replace(/;?\s*(upgrade-insecure-requests|block-all-mixed-content|report-(uri|to)\b[^;]*)/g, '');
  return kept;
}

/** Hands one request on, body and answer as they come. */
export function forward(request, response, { target, here, isCall }) {
  const send = target.protocol === 'https:' ? overHttps : overHttp;
  const { method, url } = request;
  const handed = send(
    new URL(url, target),
    { method, headers: headersThere(request.headers, { target, here, isCall }) },
    (answer) => {
      response.writeHead(answer.statusCode, headersHere(answer.headers, { target, here }));
      answer.pipe(response);
    },
  );
  handed.on('error', (error) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`${target.origin} cannot be reached: ${error.message}`);
  });
  response.on('close', () => handed.destroy());
  request.pipe(handed);
}
