import { staysOnThisMachine } from '#core/loopback.ts';

/** A bucket of an S3-compatible service, the part of it that is ours, and who asks. */
export type BucketAddress = {
  /** The variable that named it. */
  variable: string;
  /** Its bucket's URL without a slash at the end: `https://s3.example.com/paga`. */
  url: string;
  /** What our keys begin with: empty, or `files/`. */
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
};

const USUAL_REGION = 'us-east-1';
const PART = /^[A-Za-z0-9._-]+$/;

const plain = (text: string) => decodeURIComponent(text);

/**
 * Reads `s3://KEY_ID:SECRET@host/bucket`, with `/prefix` and `?region=eu-central-1` where they are needed. Over TLS with a verified certificate; an open line
 * leads no further than this machine, for what is sent are people's files. Throws a sentence without the secret.
 */
export function bucketFrom(variable: string, text: string): BucketAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [bucket, ...prefix] = url?.pathname.split('/').filter(Boolean) ?? [];
  if (url?.protocol !== 's3:' || !url.hostname || !url.username || !url.password || !bucket)
    throw new Error(
      `${variable} must look like s3://KEY_ID:SECRET@host/bucket?region=eu-central-1 (a / in the secret is written %2F)`,
    );
  if (![bucket, ...prefix].every((part) => PART.test(part) && !/^\.+$/.test(part)))
    throw new Error(`${variable}: the names of a bucket and its folders are letters, digits, dots, - and _`);
  const scheme = staysOnThisMachine(url.hostname) ? 'http' : 'https';
  return {
    variable,
    url: `${scheme}://${url.host}/${bucket}`,
    prefix: prefix.map((part) => `${part}/`).join(''),
    region: url.searchParams.get('region') ?? USUAL_REGION,
    keyId: plain(url.username),
    secret: plain(url.password),
  };
}

/** Backups lie where somebody who takes the files does not reach: another bucket, and another key. */
export function requireApart(files: BucketAddress | undefined, backups: BucketAddress | undefined): void {
  if (!files || !backups) return;
  if (files.url === backups.url || files.keyId === backups.keyId)
    throw new Error(
      'BACKUP_URL names the bucket or the key of FILES_URL: backups lie in a bucket of their own, with a key of its own that reaches no other',
    );
}
