import { DomainError } from '../domain-error.ts';
import { type FileStore, type FitsKey, fitsKey, type OpenFile } from './file-store.ts';

const damaged = (key: string) =>
  new DomainError('FILE_DAMAGED', { message: `the file ${key} does not hold what it was named for` });

/** The same pieces, but for the last one, which comes only when all of them fit: nobody gets a whole file that is another one. */
async function* fitting(key: string, stream: ReadableStream<Uint8Array>, check: FitsKey) {
  let last: Uint8Array | undefined;
  for await (const piece of stream as unknown as AsyncIterable<Uint8Array>) {
    if (last) yield last;
    check.add(piece);
    last = piece;
  }
  if (!check.fits()) throw damaged(key);
  if (last) yield last;
}

function opened(key: string, file: OpenFile): OpenFile {
  const check = fitsKey(key);
  if (!check) return file;
  const pieces = fitting(key, file.stream, check);
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      // One whose first piece nobody asked for was never begun, and ends nothing by itself.
      cancel: async () => {
        await pieces.return(undefined);
        if (!file.stream.locked) await file.stream.cancel();
      },
    },
    { highWaterMark: 0 },
  );
  return { size: file.size, stream };
}

/** A store each of whose files is compared with its name when it is read: one that was damaged or exchanged where it lies is refused with `FILE_DAMAGED`. */
export function checkedFiles(store: FileStore): FileStore {
  return {
    ...store,
    readFile: async (key) => {
      const bytes = await store.readFile(key);
      const check = bytes && fitsKey(key);
      check?.add(bytes as Uint8Array);
      if (check && !check.fits()) throw damaged(key);
      return bytes;
    },
    openFile: async (key) => {
      const file = await store.openFile(key);
      return file && opened(key, file);
    },
  };
}
