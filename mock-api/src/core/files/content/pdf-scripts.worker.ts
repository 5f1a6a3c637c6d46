import { inflateSync } from 'node:zlib';

/** What runs when a PDF is opened or touched: scripts, programs, media with scripts, forms of XML with scripts. */
const ACTIVE = /\/(JavaScript|Launch|Rendition|XFA)(?![A-Za-z])/;
/** A name may write any letter as `#61`. */
const ESCAPED_NAME = /\/[^\s()<>[\]{}/%#]{0,30}#[0-9A-Fa-f]{2}[^\s()<>[\]{}/%]{0,90}/g;
const OBJECT_STREAM = '/ObjStm';
const FILTER = /\/Filter\s*(\[[^\]]*\]|\/\w+)/;
const STREAM = /stream\r?\n/g;
/** Of a whole file unpacked; what comes to more is not looked through, and not taken. */
const MOST_UNPACKED = 256 * 1024 * 1024;

const unescaped = (text: string): string =>
  text.replace(ESCAPED_NAME, (name) =>
    name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

const isActive = (text: string): boolean => ACTIVE.test(unescaped(text));

type Unpacked = { text: string | undefined; size: number };

/** What stands packed from a place on; undefined when it is not packed in the one way that is read here. */
function unpacked(bytes: Uint8Array, from: number, room: number): Unpacked {
  try {
    const content = inflateSync(bytes.subarray(from), { maxOutputLength: room });
    return { text: content.toString('latin1'), size: content.length };
  } catch (error) {
    const isFull = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { text: undefined, size: isFull ? room : 0 };
  }
}

/** Whether objects are packed once and in no other way: what else there is, this does not unpack. */
function isPackedOnce(head: string): boolean {
  const filters = head.match(FILTER)?.[1]?.match(/\/\w+/g) ?? [];
  return filters.length === 1 && filters[0] === '/FlateDecode' && !/\/Predictor\s+([2-9]|1\d)/.test(head);
}

/**
 * Whether a PDF holds what runs, in plain objects or in packed ones. One whose packed objects cannot be read (encrypted, packed twice, endless) counts as
 * such: nobody could say what it does.
 */
export function runsSomething(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  if (isActive(text)) return true;
  let room = MOST_UNPACKED;
  let end = 0;
  for (const match of text.matchAll(STREAM)) {
    const start = match.index + match[0].length;
    const before = text.slice(end, match.index);
    const head = unescaped(before.slice(Math.max(0, before.lastIndexOf('obj'))));
    const { text: inside, size } = unpacked(bytes, start, room);
    room -= size;
    if (room <= 0) return true;
    const holdsObjects = head.includes(OBJECT_STREAM) && head.includes('/Filter');
    if (holdsObjects && (inside === undefined || !isPackedOnce(head))) return true;
    if (inside !== undefined && isActive(inside)) return true;
    end = start;
  }
  return false;
}
