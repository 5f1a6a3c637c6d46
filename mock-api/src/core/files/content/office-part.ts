import { actsByItself } from './acting-xml.ts';

const DRAWING = /\.svg$/i;
/** Every encoding in which a name of an element could be written otherwise than here is left to nobody. */
const PLAIN_ENCODING = /^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-\d+|windows-125\d)$/i;
const DECLARED = /^<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/;

/** Whether a part is XML by its first sign, whatever it is called. */
export const startsAsXml = (bytes: Buffer) =>
  /^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*</.test(bytes.subarray(0, 512).toString('latin1'));

function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return bytes.toString('utf16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return Buffer.from(bytes)
      .subarray(0, bytes.length & ~1)
      .swap16()
      .toString('utf16le');
  return bytes.toString('utf8');
}

/** What a part of an office file does by itself, see `actsByItself`; a drawing may have a document type, every other part may not. */
export function actOfPart(bytes: Buffer, name: string, isStrict = !DRAWING.test(name)): string | undefined {
  const xml = textOf(bytes).replace(/^\ufeff/, '');
  const encoding = DECLARED.exec(xml)?.[1];
  if (encoding !== undefined && !PLAIN_ENCODING.test(encoding)) return `the encoding ${encoding}`;
  return actsByItself(xml, isStrict);
}
