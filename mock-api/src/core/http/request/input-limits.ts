import type { Endpoint } from '@paga/contract/endpoint';
import { FILE_BYTES } from '@paga/contract/limits';
import { DomainError } from '#core/domain-error.ts';

const JSON_BYTES = 5 * 1024 * 1024;
/** One file and what travels beside it. */
const FORM_BYTES = FILE_BYTES + 1024 * 1024;
/** What nobody has signed in for: an e-mail, a password, a code. */
const OPEN_BYTES = 16 * 1024;
const FORM_PARTS = 1_000;
const DEPTH = 32;
const KEYS_OF_AN_OBJECT = 1_000;

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Most bytes of the body of a call. */
export function bodyLimit({ access, bodyType }: Endpoint): number {
  if (access.level === 'none' || access.level === 'ticket') return OPEN_BYTES;
  return bodyType === 'multipart' ? FORM_BYTES : JSON_BYTES;
}

/** Refuses a form of more parts than any form has, before it is taken apart. */
export function refuseManyParts(bytes: Uint8Array, type: string): void {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined) return;
  const [buffer, mark] = [Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), `--${boundary}`];
  let parts = 0;
  for (let at = buffer.indexOf(mark); at >= 0; at = buffer.indexOf(mark, at + mark.length)) {
    parts += 1;
    if (parts > FORM_PARTS + 1)
      throw new DomainError('PAYLOAD_TOO_LARGE', { message: `A form has at most ${FORM_PARTS} parts.` });
  }
}

/** Refuses JSON that is nested deeper, or has an object of more fields, than any call takes: reading it would hold up everybody. */
export function refuseWildJson(bytes: Uint8Array): void {
  const keys: number[] = [];
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (OPENING.has(byte)) {
      if (keys.push(0) > DEPTH)
        throw new DomainError('PAYLOAD_TOO_LARGE', { message: `JSON is nested at most ${DEPTH} deep.` });
    } else if (CLOSING.has(byte)) keys.pop();
    else if (byte === COLON && countKey(keys) > KEYS_OF_AN_OBJECT)
      throw new DomainError('PAYLOAD_TOO_LARGE', {
        message: `An object has at most ${KEYS_OF_AN_OBJECT} fields.`,
      });
  }
}

function countKey(keys: number[]): number {
  const inner = keys.length - 1;
  keys[inner] = (keys[inner] ?? 0) + 1;
  return keys[inner] ?? 0;
}
