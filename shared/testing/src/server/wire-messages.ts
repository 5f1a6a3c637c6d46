/** A message of PostgreSQL's protocol: its letter, and all its bytes. */
export type WireMessage = { type: string; bytes: Buffer };

const HEADER = 5;

/** Cuts a stream into messages; what is not whole yet waits. */
export class WireReader {
  #rest: Buffer = Buffer.alloc(0);

  take(chunk: Buffer): WireMessage[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const messages: WireMessage[] = [];
    while (this.#rest.length >= HEADER) {
      const length = 1 + this.#rest.readInt32BE(1);
      if (this.#rest.length < length) break;
      const bytes = this.#rest.subarray(0, length);
      messages.push({ type: String.fromCharCode(bytes[0] ?? 0), bytes });
      this.#rest = this.#rest.subarray(length);
    }
    return messages;
  }
}

/** A message of texts, each with its end. */
export function messageOf(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(HEADER);
  head.write(type);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

/** Texts as the protocol has them, from a place of a message on. */
export const textsOf = (bytes: Buffer, from = HEADER): string[] => bytes.toString('utf8', from).split('\0');

/** A refusal as PgBouncer 1.18 writes it. */
export const refusal = (message: string): Buffer =>
  messageOf('E', Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`));

const parameter = (name: string, value: string) => messageOf('S', Buffer.from(`${name}\0${value}\0`));

/** What a client hears whose sign-in is good. */
export const WELCOME = Buffer.concat([
  messageOf('R', Buffer.from([0, 0, 0, 0])),
  parameter('client_encoding', 'UTF8'),
  parameter('server_version', '15.0'),
  messageOf('K', Buffer.alloc(8)),
  messageOf('Z', Buffer.from('I')),
]);

const OF_SESSION =
  /(?:^|;)\s*(?:set\s+(?!local\b|transaction\b|constraints\b)|listen\b|prepare\b|create\s+temp|discard\b)|pg_(?:try_)?advisory_lock(?:_shared)?\s*\(/i;

/** What a statement would leave behind in a session, which behind a pooler is the next one's: undefined for most. */
export function leftBehind({ type, bytes }: WireMessage): string | undefined {
  if (type !== 'Q' && type !== 'P') return undefined;
  const [name = '', text = ''] = type === 'P' ? textsOf(bytes) : ['', textsOf(bytes)[0]];
  if (name !== '') return `named statement ${name}`;
  return OF_SESSION.test(text) ? text : undefined;
}
