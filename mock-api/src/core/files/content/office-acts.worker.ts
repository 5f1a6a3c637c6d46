import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { actOfPart, startsAsXml } from './office-part.ts';

/** Unzipped, of everything that is text; what comes to more is not looked through, and not taken. */
const MOST_BYTES = 96 * 1024 * 1024;
type Room = { left: number };

/** The bytes of a part when it is XML by its first sign, whatever it is called; undefined for every other. */
async function xmlOf(zip: ZipFile, entry: Entry, room: Room): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (chunks.length === 0 && !startsAsXml(chunk)) return undefined;
    room.left -= chunk.length;
    if (room.left < 0) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * What an office file does by itself when it is opened, and in which of its parts (`word/document.xml: DDEAUTO`): starts a program, loads a template, a picture,
 * an object or data from elsewhere. Undefined: nothing. Run in a thread: a part may unfold to megabytes.
 */
export async function actWhenOpened(bytes: Uint8Array): Promise<string | undefined> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
    autoClose: false,
  });
  const room = { left: MOST_BYTES };
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const xml = await xmlOf(zip, entry, room);
    if (room.left < 0) return `${entry.fileName}: too large to be looked through`;
    const act = xml && actOfPart(xml, entry.fileName);
    if (act !== undefined) return `${entry.fileName}: ${act}`;
  }
  return undefined;
}
