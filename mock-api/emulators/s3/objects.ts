import { createHash } from 'node:crypto';
import { Refusal } from './refusal.ts';

type Upload = { key: string; since: Date; parts: Map<number, Buffer> };

/** S3 takes no part under this but the last. */
const SMALLEST_PART = 5 * 1024 * 1024;

export const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** What one bucket holds. */
export class Objects {
  readonly all = new Map<string, Buffer>();
  readonly uploads = new Map<string, Upload>();
  #begun = 0;

  put(key: string, bytes: Buffer, onlyNew: boolean): void {
    if (onlyNew && this.all.has(key)) throw new Refusal(412, 'PreconditionFailed', 'If-None-Match');
    this.all.set(key, bytes);
  }

  get(key: string): Buffer {
    const bytes = this.all.get(key);
    if (!bytes) throw new Refusal(404, 'NoSuchKey', key);
    return bytes;
  }

  begin(key: string, now: Date): string {
    this.#begun += 1;
    const id = `upload-${this.#begun}`;
    this.uploads.set(id, { key, since: now, parts: new Map() });
    return id;
  }

  #upload(id: string, key: string): Upload {
    const upload = this.uploads.get(id);
    if (upload?.key !== key) throw new Refusal(404, 'NoSuchUpload', id);
    return upload;
  }

  addPart(id: string, key: string, { number, bytes }: { number: number; bytes: Buffer }): void {
    if (!Number.isInteger(number) || number < 1 || number > 10_000)
      throw new Refusal(400, 'InvalidArgument', 'partNumber');
    this.#upload(id, key).parts.set(number, bytes);
  }

  /** Joins the parts that are named, in their order, each by its tag. */
  join(id: string, key: string, named: readonly { number: number; tag: string }[]): Buffer {
    const { parts } = this.#upload(id, key);
    const bytes = named.map(({ number, tag }, at) => {
      const part = parts.get(number);
      if (!part || tagOf(part) !== tag) throw new Refusal(400, 'InvalidPart', String(number));
      if (at > 0 && number <= (named[at - 1]?.number ?? 0))
        throw new Refusal(400, 'InvalidPartOrder', String(number));
      if (at < named.length - 1 && part.length < SMALLEST_PART)
        throw new Refusal(400, 'EntityTooSmall', String(number));
      return part;
    });
    if (bytes.length === 0) throw new Refusal(400, 'MalformedXML', 'no part');
    const whole = Buffer.concat(bytes);
    this.all.set(key, whole);
    this.uploads.delete(id);
    return whole;
  }

  giveUp(id: string, key: string): void {
    this.#upload(id, key);
    this.uploads.delete(id);
  }
}
