import { type RunningS3, startS3 } from '@paga/mock-api/emulators/s3/emulator';

const SECRET = 's3cret/with+signs';

/** An S3 of this machine, each of whose buckets is reached by a key of its own name; `urlOf` is how a setting names one. */
export type EmulatedS3 = RunningS3 & { urlOf: (bucket: string, folder?: string) => string };

export async function emulatedS3(
  buckets: readonly string[],
  options: { page?: number; unconditional?: boolean } = {},
): Promise<EmulatedS3> {
  const access = new Map(buckets.map((name) => [name, { secret: SECRET, buckets: [name] }]));
  const s3 = await startS3({ access, ...options });
  const host = s3.url.slice('http://'.length);
  const urlOf = (bucket: string, folder = '') =>
    `s3://${bucket}:${encodeURIComponent(SECRET)}@${host}/${bucket}${folder}`;
  return { ...s3, urlOf };
}
