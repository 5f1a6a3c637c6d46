import { WIRE } from '@paga/contract/wire';
import type { Context as HonoContext } from 'hono';
import { requestHeader } from './request/request-header.ts';

/** What is no page runs nothing, and leads nowhere, also when it is opened as one. The page and what is shown have a policy of their own. */
const NOTHING_RUNS = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every answer. */
const ALWAYS = {
  'Content-Security-Policy': NOTHING_RUNS,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};
const OVER_HTTPS = { ...ALWAYS, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
const API = { ...ALWAYS, 'Cache-Control': 'no-store' };
const API_OVER_HTTPS = { ...OVER_HTTPS, 'Cache-Control': 'no-store' };

/** One record for each area of the wire, with its number; under no name the record of what is no call. */
const ofAreas = (record: Record<string, string>): Readonly<Record<string, Record<string, string>>> => ({
  '': record,
  ...Object.fromEntries(
    Object.entries(WIRE.areas).map(([area, number]) => [
      area,
      { ...record, 'Paga-Wire': `${area}/${number}` },
    ]),
  ),
});
const JSON_TYPE = { 'Content-Type': 'application/json' };
const CALLS = { plain: ofAreas(API), json: ofAreas({ ...JSON_TYPE, ...API }) };
const CALLS_OVER_HTTPS = {
  plain: ofAreas(API_OVER_HTTPS),
  json: ofAreas({ ...JSON_TYPE, ...API_OVER_HTTPS }),
};

// Without a proxy of ours nobody has this header (`proxy-headers.ts`).
const isHttps = (c: HonoContext) => requestHeader(c, 'x-forwarded-proto') === 'https';

/** The headers of every file of the site. */
export function siteHeaders(c: HonoContext): Record<string, string> {
  return isHttps(c) ? OVER_HTTPS : ALWAYS;
}

/** The headers of an answer that is given before anybody looks at what was asked. */
export const refusalHeaders: Record<string, string> = API;

function recordOf(c: HonoContext, kind: 'plain' | 'json', area: string): Record<string, string> {
  const records = (isHttps(c) ? CALLS_OVER_HTTPS : CALLS)[kind];
  return records[area] ?? records[''] ?? {};
}

/** The headers of every answer of the API, as one ready record: set one by one they cost a third of the requests. `area`: of the call that is answered. */
export const apiHeaders = (c: HonoContext, area = ''): Record<string, string> => recordOf(c, 'plain', area);

/** The same of an answer in JSON. */
export const jsonHeaders = (c: HonoContext, area: string): Record<string, string> =>
  recordOf(c, 'json', area);
