import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/** Who may ask: a secret, and the buckets it reaches. */
export type Access = { secret: string; buckets: readonly string[] };

const SKEW_MS = 15 * 60_000;
const HEAD =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const HASH = /^[0-9a-f]{64}$/;

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** As RFC 3986 has it, which is stricter than `encodeURIComponent`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

function timeOf(stamp: string): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The signature that version 4 of AWS asks for, worked out from the request as it came. */
function signatureOf(
  request: IncomingMessage,
  url: URL,
  { secret, day, region, names }: { secret: string; day: string; region: string; names: string[] },
): string {
  const value = (name: string) =>
    String(request.headers[name] ?? '')
      .trim()
      .replace(/ +/g, ' ');
  const stamp = value('x-amz-date');
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(url),
    ...names.map((name) => `${name}:${value(name)}`),
    '',
    names.join(';'),
    value('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (made, part) => hmac(made, part),
    `AWS4${secret}`,
  );
  return hmac(key as Buffer, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')).toString(
    'hex',
  );
}

/** Whether somebody who may signed just this request, its time and its bytes; refused otherwise. Answers the buckets that they reach. */
export function requireSigned(
  request: IncomingMessage,
  { url, body, access, now }: { url: URL; body: Buffer; access: ReadonlyMap<string, Access>; now: Date },
): readonly string[] {
  const [, keyId = '', day = '', region = '', signedNames = '', signature = ''] =
    HEAD.exec(request.headers.authorization ?? '') ?? [];
  if (!keyId) throw new Refusal(403, 'AccessDenied', 'no signature of version 4');
  const known = access.get(keyId);
  if (!known) throw new Refusal(403, 'InvalidAccessKeyId', keyId);
  const names = signedNames.split(';');
  const owed = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (owed.some((name) => !names.includes(name)))
    throw new Refusal(403, 'AccessDenied', 'a header is not signed');
  const stamp = String(request.headers['x-amz-date'] ?? '');
  if (Math.abs(timeOf(stamp) - now.getTime()) > SKEW_MS || !stamp.startsWith(day))
    throw new Refusal(403, 'RequestTimeTooSkewed', stamp);
  const expected = Buffer.from(signatureOf(request, url, { secret: known.secret, day, region, names }));
  if (!timingSafeEqual(expected, Buffer.from(signature)))
    throw new Refusal(403, 'SignatureDoesNotMatch', 'the secret, or what was signed, is another');
  const hash = String(request.headers['x-amz-content-sha256'] ?? '');
  if (!HASH.test(hash)) throw new Refusal(400, 'InvalidRequest', 'the bytes are not signed');
  if (hash !== sha256(body))
    throw new Refusal(400, 'XAmzContentSHA256Mismatch', 'other bytes came than were signed');
  return known.buckets;
}
