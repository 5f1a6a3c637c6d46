import type { Endpoint } from '@paga/contract/endpoint';
import { EMPLOYEE_ITEMS, FILE_BYTES } from '@paga/contract/limits';
import { DomainError } from '#core/domain-error.ts';

const JSON_BYTES = 5 * 1024 * 1024;
/** One file and what travels beside it. */
const FORM_BYTES = FILE_BYTES + 1024 * 1024;
/** What nobody has signed in for: an e-mail, a password, a code. */
const OPEN_BYTES = 16 * 1024;
const DEPTH = 32;
const KEYS_OF_AN_OBJECT = 1_000;
/** A list that stands directly in the body names as many employees as a company may have. */
const ELEMENTS_OF_A_LIST = EMPLOYEE_ITEMS;
const ELEMENTS_OF_AN_INNER_LIST = 1_000;
/** Twice what the largest call sends: 2,000 salary rows. */
const VALUES = 150_000;

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Most bytes of the body of a call. */
export function bodyLimit({ access, bodyType }: Endpoint): number {
  if (access.level === 'none' || access.level === 'ticket') return OPEN_BYTES;
  return bodyType === 'multipart' ? FORM_BYTES : JSON_BYTES;
}

const tooMuch = (message: string) => new DomainError('PAYLOAD_TOO_LARGE', { message });

/** What stands so far in the objects and lists that are open, the innermost last. */
class Open {
  #values = 0;
  readonly #keys: number[] = [];
  readonly #elements: number[] = [];

  enter(): void {
    this.#elements.push(0);
    if (this.#keys.push(0) > DEPTH) throw tooMuch(`JSON is nested at most ${DEPTH} deep.`);
  }

  leave(): void {
    this.#keys.pop();
    this.#elements.pop();
  }

  key(): void {
    if (increased(this.#keys) > KEYS_OF_AN_OBJECT)
      throw tooMuch(`An object has at most ${KEYS_OF_AN_OBJECT} fields.`);
  }

  /** Between two elements of a list, or two fields of an object. */
  comma(): void {
    this.#values += 1;
    if (this.#values > VALUES) throw tooMuch(`A body has at most ${VALUES} values.`);
    const most = this.#elements.length > 2 ? ELEMENTS_OF_AN_INNER_LIST : ELEMENTS_OF_A_LIST;
    if (increased(this.#elements) >= most) throw tooMuch(`This list has at most ${most} elements.`);
  }
}

function increased(counts: number[]): number {
  const inner = counts.length - 1;
  const count = (counts[inner] ?? 0) + 1;
  counts[inner] = count;
  return count;
}

/** Refuses JSON that is nested deeper, or has more fields or elements, than any call takes: reading it would hold up everybody. */
export function refuseWildJson(bytes: Uint8Array): void {
  const open = new Open();
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (OPENING.has(byte)) open.enter();
    else if (CLOSING.has(byte)) open.leave();
    else if (byte === COLON) open.key();
    else if (byte === COMMA) open.comma();
  }
}
