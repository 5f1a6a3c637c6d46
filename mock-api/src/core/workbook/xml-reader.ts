import { SaxesParser } from 'saxes';
import { WorkbookError } from './workbook-error.ts';

/** What a reader of one XML part wants to hear; names come without their namespace prefix. */
export type XmlListener = {
  open?: (name: string, attribute: (name: string) => string | undefined) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** A workbook nests about ten deep and writes about ten attributes; more is an attack on the parser's memory. */
const MOST = { depth: 50, attributes: 100 };

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function prefixed(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  for (const key in attributes) if (key.includes(':') && local(key) === name) return attributes[key];
  return undefined;
}

/** Feeds XML in pieces to a listener. Entities of a DOCTYPE are unknown to the parser and therefore an error: nothing expands. */
export function xmlReader(listener: XmlListener): { write: (piece: string) => void; end: () => void } {
  const parser = new SaxesParser();
  let depth = 0;
  let attributes = 0;
  let isPrefixed = false;
  parser.on('error', (cause) => {
    throw new WorkbookError('fileBroken', { cause });
  });
  parser.on('opentagstart', () => {
    depth += 1;
    attributes = 0;
    isPrefixed = false;
    if (depth > MOST.depth) throw new WorkbookError('fileBroken');
  });
  parser.on('attribute', ({ name }) => {
    attributes += 1;
    isPrefixed ||= name.includes(':');
    if (attributes > MOST.attributes) throw new WorkbookError('fileBroken');
  });
  parser.on('opentag', (tag) => {
    const { attributes: all } = tag;
    // Most tags lack most attributes, and have none with a prefix.
    const hasPrefix = isPrefixed;
    listener.open?.(local(tag.name), (name) => all[name] ?? (hasPrefix ? prefixed(all, name) : undefined));
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    listener.close?.(local(tag.name));
  });
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  return { write: (piece) => void parser.write(piece), end: () => void parser.close() };
}

/** Reads a whole part. */
export async function readXml(pieces: AsyncIterable<string>, listener: XmlListener): Promise<void> {
  const reader = xmlReader(listener);
  for await (const piece of pieces) reader.write(piece);
  reader.end();
}
