import { SaxesParser } from 'saxes';
import type { Entry, ZipFile } from 'yauzl';

const RELATIONS = /\.rels$/i;
const MOST_BYTES = 1024 * 1024;

type Attributes = Readonly<Record<string, string>>;

/** Links that a person clicks, and workbooks that Excel asks about before it reads them. */
const ASKED_FIRST = /\/(hyperlink|externalLinkPath)$/;

/** What a part refers to outside the file is loaded when the file is opened, but for these. */
const isLoaded = ({ TargetMode = '', Type = '' }: Attributes) =>
  TargetMode.toLowerCase() === 'external' && !ASKED_FIRST.test(Type);

/** The text of a part, or undefined when the parts come to more than is looked at. */
async function textOf(zip: ZipFile, entry: Entry, room: { left: number }): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    room.left -= chunk.length;
    if (room.left < 0) return undefined;
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return bytes.swap16().toString('utf16le');
  return bytes.toString('utf8');
}

function hasLoaded(xml: string): boolean {
  const parser = new SaxesParser();
  let found = false;
  parser.on('error', () => {
    found = true;
  });
  parser.on('doctype', () => {
    found = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (/(^|:)Relationship$/.test(name)) found ||= isLoaded(attributes as Attributes);
  });
  parser.write(xml).close();
  return found;
}

/**
 * Whether an office file loads something from elsewhere when it is opened: a template, a picture, an object. Lists of relations that are broken or too
 * large to be looked at count as such.
 */
export async function loadsFromOutside(zip: ZipFile, entries: readonly Entry[]): Promise<boolean> {
  const room = { left: MOST_BYTES };
  for (const entry of entries) {
    if (!RELATIONS.test(entry.fileName)) continue;
    const text = await textOf(zip, entry, room);
    if (text === undefined || hasLoaded(text.replace(/^\ufeff/, ''))) return true;
  }
  return false;
}
