import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { SiteFile } from './site-file.ts';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A file that the server makes, with its compressed variants, each made when the first browser takes it. */
export class MadeFile {
  readonly #bytes: Buffer;
  readonly #contentType: string;
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(text: string, contentType: string) {
    this.#bytes = Buffer.from(text);
    this.#contentType = contentType;
  }

  /** The file as the browser takes it. */
  async variant(accepts: string): Promise<SiteFile> {
    const encoding = (['br', 'gzip'] as const).find((one) => accepts.includes(one));
    if (!encoding) return { bytes: this.#bytes, contentType: this.#contentType, encoding };
    const made = this.#compressed.get(encoding) ?? compressors[encoding](this.#bytes);
    this.#compressed.set(encoding, made);
    return { bytes: await made, contentType: this.#contentType, encoding };
  }
}
