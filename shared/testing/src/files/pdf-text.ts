import { inflateSync } from 'node:zlib';

/** An object of a PDF: its dictionary, and its stream unpacked. Bytes are kept as latin1 text. */
type PdfObject = { head: string; stream: string };

function objectsOf(pdf: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of pdf.matchAll(/(\d+) 0 obj([\s\S]*?)\bendobj/g)) {
    const begin = /\bstream\r?\n/.exec(body);
    const head = body.slice(0, begin?.index);
    // As long as the head says: packed bytes may end like a line, or hold one.
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = begin ? body.slice(begin.index + begin[0].length).slice(0, length) : '';
    const stream =
      head.includes('/FlateDecode') && raw ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
    objects.set(id, { head, stream });
  }
  return objects;
}

const utf16 = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** What each glyph of a font means, from its ToUnicode table: without one a reader, or a search, could not tell. */
function glyphsOf(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      glyphs.set(Number.parseInt(code, 16), utf16(text));
  }
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let code = first; code <= Number.parseInt(to, 16); code += 1)
        glyphs.set(code, String.fromCodePoint(utf16(text).charCodeAt(0) + code - first));
    }
  }
  return glyphs;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const unescaped = (text: string) =>
  text.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (escapes[sign] ?? sign),
  );

// A string may hold pairs of brackets as they are, within one another too: "(" and ")" are glyphs like others.
const SIGN = String.raw`\\[\s\S]|[^\\()]`;
const MOST_NESTED = 8;
const nested = (depth: number): string =>
  depth === 0 ? `(?:${SIGN})*` : String.raw`(?:${SIGN}|\(${nested(depth - 1)}\))*`;
const TOKENS = new RegExp(String.raw`\/(\w+) [\d.]+ Tf|\(${nested(MOST_NESTED)}\)|\bET\b`, 'g');

function shownText(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  let font: Map<number, string> | undefined;
  let text = '';
  for (const [token] of content.matchAll(TOKENS)) {
    if (token === 'ET') text += '\n';
    else if (token.startsWith('/')) font = fonts.get(token.slice(1).split(' ')[0] ?? '');
    else {
      const bytes = Buffer.from(unescaped(token.slice(1, -1)), 'latin1');
      for (let at = 0; at + 1 < bytes.length; at += 2) text += font?.get(bytes.readUInt16BE(at)) ?? '\ufffd';
    }
  }
  return text;
}

/** The text of a PDF as a reader copies it, page after page, one line for each run of text. */
export function pdfText(bytes: Uint8Array): string {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const at = (id: string | undefined) => objects.get(id ?? '');
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object.head));
  return pages
    .map(({ head }) => {
      const [, named = ''] = /\/Font <<([\s\S]*?)>>/.exec(head) ?? [];
      const fonts = new Map(
        [...named.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id]) => {
          const [, table] = /\/ToUnicode (\d+) 0 R/.exec(at(id)?.head ?? '') ?? [];
          return [name, glyphsOf(at(table)?.stream ?? '')] as const;
        }),
      );
      const [, contents] = /\/Contents (\d+) 0 R/.exec(head) ?? [];
      return shownText(at(contents)?.stream ?? '', fonts);
    })
    .join('\f');
}
