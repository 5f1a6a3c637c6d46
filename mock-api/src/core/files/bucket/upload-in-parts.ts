import { DomainError } from '#core/domain-error.ts';
import type { Bucket } from './bucket.ts';
import { xmlTexts } from './xml-texts.ts';

/** S3 takes no part under 5 MiB but the last, and no more than 10,000 of them: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/** The bytes in pieces of one size; the last one, which may be empty, is what is left. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [held, size]: [Uint8Array[], number] = [[], 0];
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    while (size >= PART_BYTES) {
      const all = Buffer.concat(held);
      yield all.subarray(0, PART_BYTES);
      const rest = all.subarray(PART_BYTES);
      [held, size] = [[rest], rest.length];
    }
  }
  yield Buffer.concat(held);
}

type Part = { number: number; tag: string };

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const listOf = (parts: readonly Part[]) =>
  `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts
    .map(({ number, tag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`)
    .join('')}</CompleteMultipartUpload>`;

async function begun(bucket: Bucket, key: string): Promise<string> {
  const response = await bucket.ask({ method: 'POST', key, query: { uploads: '' } });
  const { UploadId } = xmlTexts(await response.text()).beside;
  if (!UploadId) throw new DomainError('STORAGE_AWAY', { message: 'an upload was begun and has no number' });
  return UploadId;
}

async function sent(bucket: Bucket, key: string, uploadId: string, part: { number: number; body: Buffer }) {
  const query = { partNumber: String(part.number), uploadId };
  const response = await bucket.ask({ method: 'PUT', key, query, body: part.body });
  await response.body?.cancel();
  return { number: part.number, tag: response.headers.get('etag') ?? '' };
}

/** Only now is there an object. A service that fails while it joins the parts says so in an answer that began as a success. */
async function joined(bucket: Bucket, key: string, uploadId: string, parts: readonly Part[]): Promise<void> {
  const response = await bucket.ask({
    ...{ method: 'POST', key, query: { uploadId }, body: Buffer.from(listOf(parts)) },
    headers: { 'content-type': 'application/xml' },
  });
  const { root, beside } = xmlTexts(await response.text());
  if (root !== 'CompleteMultipartUploadResult')
    throw new DomainError('STORAGE_AWAY', {
      message: `the parts of ${key} were not joined: ${beside.Code ?? root} ${beside.Message ?? ''}`,
    });
}

/** Puts an object of any length as its bytes come: whole, or, when they or the service fail, not at all. Answers how many bytes it has. */
export async function uploadInParts(
  bucket: Bucket,
  key: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
  const uploadId = await begun(bucket, key);
  try {
    const parts: Part[] = [];
    let bytes = 0;
    for await (const body of inParts(chunks)) {
      if (body.length === 0 && parts.length > 0) break;
      parts.push(await sent(bucket, key, uploadId, { number: parts.length + 1, body }));
      bytes += body.length;
    }
    await joined(bucket, key, uploadId, parts);
    return bytes;
  } catch (error) {
    // Where this fails too, the daily job gives it up.
    await bucket.giveUp({ key, uploadId }).catch(() => undefined);
    throw error;
  }
}
