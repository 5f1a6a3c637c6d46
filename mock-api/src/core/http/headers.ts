import type { Context as HonoContext } from 'hono';
import { requestHeader } from './request/request-header.ts';

/** On every answer. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};
const OVER_HTTPS = { ...ALWAYS, 'Strict-Transport-Security': 'max-age=31536000' };
// No answer of the API is a page: whatever it holds, nothing in it runs.
const NO_PAGE = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};
const API = { ...ALWAYS, ...NO_PAGE };
const API_OVER_HTTPS = { ...OVER_HTTPS, ...NO_PAGE };

const JSON_TYPE = { 'Content-Type': 'application/json' };
const JSON_API = { ...JSON_TYPE, ...API };
const JSON_API_OVER_HTTPS = { ...JSON_TYPE, ...API_OVER_HTTPS };

const isHttps = (c: HonoContext) => requestHeader(c, 'x-forwarded-proto') === 'https';

/** The headers of every file of the site. */
export function siteHeaders(c: HonoContext): Record<string, string> {
  return isHttps(c) ? OVER_HTTPS : ALWAYS;
}

/** The headers of every answer of the API, as one ready record: set one by one they cost a third of the requests. */
export function apiHeaders(c: HonoContext): Record<string, string> {
  return isHttps(c) ? API_OVER_HTTPS : API;
}

/** The same of an answer in JSON. */
export function jsonHeaders(c: HonoContext): Record<string, string> {
  return isHttps(c) ? JSON_API_OVER_HTTPS : JSON_API;
}
