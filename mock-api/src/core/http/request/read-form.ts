import { setImmediate as others } from 'node:timers/promises';
import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { DomainError } from '#core/domain-error.ts';

/** More than any form has. */
export const FORM_PARTS = 1_000;
/** A name of 16 KB and what stands beside it. */
const [HEADER_BYTES, HEADER_LINES] = [32 * 1024, 20];
/** Twice what the largest field holds, the JSON of an import: a text is decoded in one piece. */
const FIELD_BYTES = 2 * 1024 * 1024;
/** So much is taken apart at a time, a hundred parts at most, and for so long before others have their turn. */
const [SLICE, TURN_MS] = [8 * 1024, 10];

const [FIRST_BLOCK, LARGEST_BLOCK] = [256, 256 * 1024];

const tooLarge = (message: string) => new DomainError('PAYLOAD_TOO_LARGE', { message });

type Entry = [name: string, value: string | File];

/** A quote or a line break in a name, as browsers write it in a form (HTML, multipart form data). */
const unescaped = (name: string) => name.replace(/%22/g, '"').replace(/%0D/g, '\r').replace(/%0A/g, '\n');

/** The bytes of a file in few blocks, each twice the one before: a hostile one arrives in a million pieces, which would be put together in one go at its end. */
class Blocks {
  readonly #full: Buffer<ArrayBuffer>[] = [];
  #block = Buffer.alloc(FIRST_BLOCK);
  #used = 0;

  add(piece: Buffer): void {
    for (let at = 0; at < piece.length; ) {
      if (this.#used === this.#block.length) {
        this.#full.push(this.#block);
        [this.#block, this.#used] = [Buffer.alloc(Math.min(2 * this.#used, LARGEST_BLOCK)), 0];
      }
      const copied = piece.copy(this.#block, this.#used, at);
      this.#used += copied;
      at += copied;
    }
  }

  all(): Buffer<ArrayBuffer>[] {
    return [...this.#full, this.#block.subarray(0, this.#used)];
  }
}

function fileOf(stream: BusboyFileStream, name: string, type: string): Promise<File> {
  const blocks = new Blocks();
  return new Promise((resolve, reject) => {
    stream.on('data', (piece: Buffer) => blocks.add(piece));
    stream.on('error', reject);
    stream.on('end', () => resolve(new File(blocks.all(), name, { type })));
  });
}

function parserFor(boundary: string): BusboyInstance {
  return new Busboy({
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    preservePath: true,
    limits: {
      parts: FORM_PARTS,
      fieldSize: FIELD_BYTES,
      headerPairs: HEADER_LINES,
      headerSize: HEADER_BYTES,
    },
  });
}

/** The entries of a form while its parser runs, in their order; a file is there once its part has ended. */
function entriesOf(parser: BusboyInstance): { whole: Promise<Entry[]>; failed: () => boolean } {
  const entries: (Entry | Promise<Entry>)[] = [];
  let failed = false;
  const finished = new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      failed = true;
      reject(error);
    };
    parser.on('field', (name, value, _nameCut, cut) => {
      if (cut) fail(tooLarge('A field of a form has at most 2 MB.'));
      entries.push([unescaped(name ?? ''), value]);
    });
    parser.on('file', (name, stream, fileName, _encoding, type) => {
      const entry = fileOf(stream, unescaped(fileName ?? ''), type).then(
        (file): Entry => [unescaped(name ?? ''), file],
      );
      entry.catch(fail);
      entries.push(entry);
    });
    parser.on('partsLimit', () => fail(tooLarge(`A form has at most ${FORM_PARTS} parts.`)));
    parser.on('error', fail);
    parser.on('finish', resolve);
  });
  const whole = finished.then(() => Promise.all(entries));
  // Seen by who writes, which may still be waiting for the body.
  whole.catch(() => undefined);
  return { whole, failed: () => failed };
}

/**
 * Reads a form while it arrives: its parts are counted as they begin, and nothing behind the thousandth is read. Large pieces are taken apart in slices,
 * between which others are served. Rejects with `PAYLOAD_TOO_LARGE`, with what the pieces reject with, or when it is no form.
 */
export async function readForm(pieces: AsyncIterable<Uint8Array>, boundary: string): Promise<Entry[]> {
  const parser = parserFor(boundary);
  const { whole, failed } = entriesOf(parser);
  const write = (slice: Uint8Array) =>
    Promise.race([new Promise((resolve) => parser.write(slice, resolve)), whole]);
  let turn = performance.now();
  try {
    for await (const piece of pieces)
      for (let at = 0; at < piece.byteLength; at += SLICE) {
        if (failed()) return await whole;
        await write(piece.subarray(at, at + SLICE));
        if (performance.now() - turn < TURN_MS) continue;
        await others();
        turn = performance.now();
      }
    parser.end();
    return await whole;
  } finally {
    parser.destroy();
  }
}
