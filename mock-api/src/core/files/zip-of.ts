import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Something to be put into an archive, made when its turn comes. */
export type Made = { name: string; make: () => Promise<Uint8Array> };

/** Already compressed: pictures of a document, documents and PDFs in an archive. */
const PACKED = /\.(png|jpe?g|gif|webp|docx|pdf)$/i;

/** A zip archive of these parts, whole. */
export function zipOf(parts: ReadonlyMap<string, Buffer>, mtime: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of parts) zip.addBuffer(content, name, { mtime, compress: !PACKED.test(name) });
  zip.end();
  return buffer(zip.outputStream);
}

/** A zip archive as a stream: each file is made when those before it have been sent, so that only one is held at a time. */
export function zipStream(files: readonly Made[], mtime: Date): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  for (const { name, make } of files)
    zip.addReadStreamLazy(name, { mtime, compress: !PACKED.test(name) }, (done) => {
      make().then(
        (bytes) => done(null, Readable.from([bytes])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  zip.end();
  // A PassThrough, whatever its type says. Wrapped in another stream it would be cut off where it closes before all of it was read.
  const stream = zip.outputStream as Readable;
  zip.on('error', (error: Error) => stream.destroy(error));
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

/** Names as they may stand beside one another in an archive: `Arta (2).docx` for the second of the same name. */
export function apart(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const key = name.toLocaleLowerCase('sq');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? name : name.replace(/(\.\w+)$/, ` (${count})$1`);
  });
}
