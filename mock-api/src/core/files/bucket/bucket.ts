import type { OpenFile } from '../file-store.ts';
import type { BucketAddress } from './bucket-address.ts';
import { askBucket, type BucketRequest, type Patience } from './bucket-request.ts';
import { xmlTexts } from './xml-texts.ts';

/** Bytes of an object from `start` to before `end`; none: all of them. */
type ByteRange = { start: number; end: number };

/** An upload in parts that was begun and neither ended nor given up. */
type Unfinished = { key: string; uploadId: string; since: Date };

const [PARTIAL, ABSENT, EXISTS, UNKNOWN] = [206, 404, 412, 501];

/** The objects of a bucket under our prefix, which the keys here do not have. Each call fails with `STORAGE_AWAY` where the service does not do it. */
export class Bucket {
  readonly address: BucketAddress;
  readonly #patience: Patience | undefined;

  constructor(address: BucketAddress, patience?: Patience) {
    this.address = address;
    this.#patience = patience;
  }

  /** Asks about an object of ours. */
  ask({ key, ...request }: BucketRequest & { key: string }): Promise<Response> {
    return askBucket(this.address, { ...request, key: `${this.address.prefix}${key}` }, this.#patience);
  }

  /** Puts an object: whole, or not at all. */
  async put(key: string, body: Uint8Array): Promise<void> {
    await (await this.ask({ method: 'PUT', key, body })).body?.cancel();
  }

  /** The same where there is none yet; whether it was put. A service that knows no conditions is asked before: of two at once the later one stays there. */
  async putNew(key: string, body: Uint8Array): Promise<boolean> {
    const headers = { 'if-none-match': '*' };
    const response = await this.ask({ method: 'PUT', key, body, headers, answers: [EXISTS, UNKNOWN] });
    await response.body?.cancel();
    if (response.status !== UNKNOWN) return response.status !== EXISTS;
    if ((await this.sizeOf(key)) !== undefined) return false;
    await this.put(key, body);
    return true;
  }

  /** The size of what is read and its bytes as they are asked for; undefined where there is no such object. */
  async open(key: string, range?: ByteRange): Promise<OpenFile | undefined> {
    const headers = range && { range: `bytes=${range.start}-${range.end - 1}` };
    const response = await this.ask({ method: 'GET', key, answers: [ABSENT], ...(headers && { headers }) });
    if (response.status === ABSENT || (range && response.status !== PARTIAL)) {
      await response.body?.cancel();
      return undefined;
    }
    const stream = response.body ?? new Blob([]).stream();
    return { size: Number(response.headers.get('content-length')), stream };
  }

  /** How many bytes an object has; undefined where there is none. */
  async sizeOf(key: string): Promise<number | undefined> {
    const file = await this.open(key);
    await file?.stream.cancel();
    return file?.size;
  }

  /** Removes an object; one that is not there is no fault. */
  async remove(key: string): Promise<void> {
    await (await this.ask({ method: 'DELETE', key, answers: [ABSENT] })).body?.cancel();
  }

  /** The keys that begin so. */
  async list(beginning: string): Promise<string[]> {
    const keys: string[] = [];
    const { prefix } = this.address;
    let more: Record<string, string> | undefined = {};
    while (more) {
      const query: Record<string, string> = { 'list-type': '2', prefix: `${prefix}${beginning}`, ...more };
      const { records, beside } = await this.#texts(query, 'Contents');
      keys.push(...records.map(({ Key = '' }) => Key.slice(prefix.length)));
      const { IsTruncated, NextContinuationToken: token } = beside;
      more = IsTruncated === 'true' && token ? { 'continuation-token': token } : undefined;
    }
    return keys;
  }

  /** The uploads in parts that were begun under our prefix and not ended. */
  async unfinished(): Promise<Unfinished[]> {
    const all: Unfinished[] = [];
    const { prefix } = this.address;
    let more: Record<string, string> | undefined = {};
    while (more) {
      const { records, beside } = await this.#texts({ uploads: '', prefix, ...more }, 'Upload');
      for (const { Key = '', UploadId = '', Initiated = '' } of records)
        all.push({ key: Key.slice(prefix.length), uploadId: UploadId, since: new Date(Initiated) });
      const { IsTruncated, NextKeyMarker: key, NextUploadIdMarker: upload } = beside;
      more =
        IsTruncated === 'true' && key ? { 'key-marker': key, 'upload-id-marker': upload ?? '' } : undefined;
    }
    return all;
  }

  /** Gives an upload in parts up; what it had sent is gone. */
  async giveUp({ key, uploadId }: Pick<Unfinished, 'key' | 'uploadId'>): Promise<void> {
    await (await this.ask({ method: 'DELETE', key, query: { uploadId }, answers: [ABSENT] })).body?.cancel();
  }

  async #texts(query: Record<string, string>, record: string) {
    const response = await askBucket(this.address, { method: 'GET', query }, this.#patience);
    return xmlTexts(await response.text(), record);
  }
}
