import { once } from 'node:events';
import type { Socket } from 'node:net';
import { DomainError } from '#core/domain-error.ts';
import { lineTo, type Place } from '#core/outside/line-to.ts';

/** Looks at the bytes of a file before anything else does; throws `FILE_INFECTED`, or `SCANNER_AWAY` when nobody could look. */
export type Scanner = (bytes: Uint8Array) => Promise<void>;

const CHUNK = 64 * 1024;
const SECONDS = 30;
const MOST_REPLY = 4_096;
const AGAIN_S = 30;

async function send(line: Socket, bytes: Uint8Array): Promise<void> {
  line.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const part = bytes.subarray(at, at + CHUNK);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(part.length);
    line.write(size);
    // A scanner that has seen enough ends the line: its verdict is read, not the fault of writing.
    if (!line.write(part)) await once(line, 'drain');
  }
  line.write(Buffer.alloc(4));
}

function verdictOf(line: Socket, seconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    line.setTimeout(seconds * 1_000, () => line.destroy(new Error('the scanner says nothing')));
    line.on('data', (chunk) => {
      reply = (reply + chunk.toString('utf8')).slice(0, MOST_REPLY);
      if (reply.includes('\0')) resolve(reply.split('\0')[0] ?? '');
    });
    line.on('error', reject);
    line.on('close', () => reject(new Error('the scanner ended the line without a verdict')));
  });
}

async function verdict(place: Place, bytes: Uint8Array, seconds: number): Promise<string> {
  const line = lineTo(place);
  const said = verdictOf(line, seconds);
  try {
    const sent = send(line, bytes).then(() => said);
    return await Promise.race([said, sent]);
  } finally {
    line.destroy();
  }
}

/** A scanner that speaks the protocol of `clamd` (`INSTREAM`): the file is streamed to it and lies on no disk meanwhile. */
export function clamd(place: Place, seconds = SECONDS): Scanner {
  return async (bytes) => {
    const said = await verdict(place, bytes, seconds).catch((cause: unknown) => {
      throw new DomainError('SCANNER_AWAY', { cause, retryAfter: AGAIN_S });
    });
    if (/^stream: OK$/.test(said)) return;
    const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
    if (found !== undefined)
      throw new DomainError('FILE_INFECTED', { message: `The scanner found ${found}.` });
    throw new DomainError('SCANNER_AWAY', { cause: new Error(said), retryAfter: AGAIN_S });
  };
}
