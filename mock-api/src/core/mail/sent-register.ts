import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from '../files/bucket/bucket.ts';
import type { Hand } from './deliver-mail.ts';

type Entry = { mail: string; at: string };

/** Mail that was handed over, written down outside the database by the key in its Message-ID: a database that is set back does not know it any more. */
export type SentRegister = {
  add: (entry: Entry) => Promise<void>;
  /** The keys of what was handed over at or after a moment. */
  since: (moment: Date) => Promise<Set<string>>;
};

const lineOf = (entry: Entry) => `${JSON.stringify(entry)}\n`;

function keysIn(text: string, moment: Date): Set<string> {
  const entries = text.split('\n').flatMap((line): Entry[] => {
    try {
      const { mail, at } = JSON.parse(line) as Entry;
      return typeof mail === 'string' && typeof at === 'string' ? [{ mail, at }] : [];
    } catch {
      // A line that was cut off by a crash; the next one stands alone.
      return [];
    }
  });
  return new Set(entries.filter(({ at }) => new Date(at) >= moment).map(({ mail }) => mail));
}

/** A file that is only ever added to. */
export function sentFile(file: string): SentRegister {
  return {
    add: async (entry) => {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await appendFile(file, lineOf(entry), { mode: 0o600, flush: true });
    },
    since: async (moment) => {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return keysIn(text, moment);
    },
  };
}

const PREFIX = 'sent/';
const DAY_DIGITS = '2026-11-29'.length;

/** The same in a bucket: an object for each mail, named by its moment, so that those of before are not read. */
export function sentBucket(bucket: Bucket): SentRegister {
  return {
    add: (entry) =>
      bucket
        .putNew(
          `${PREFIX}${entry.at}-${randomBytes(4).toString('hex')}.jsonl`,
          new TextEncoder().encode(lineOf(entry)),
        )
        .then(() => undefined),
    since: async (moment) => {
      const day = moment.toISOString().slice(0, DAY_DIGITS);
      const keys = (await bucket.list(PREFIX)).filter((key) => key.slice(PREFIX.length) >= day);
      const found = new Set<string>();
      for (const key of keys) {
        const file = await bucket.open(key);
        const text = file ? await new Response(file.stream).text() : '';
        for (const mail of keysIn(text, moment)) found.add(mail);
      }
      return found;
    },
  };
}

/** Hands over as `hand` does, once the register has it: what cannot be written down is not sent. */
export const registered =
  (hand: Hand, register: SentRegister, now: () => Date): Hand =>
  (letter, onHanded) =>
    hand(letter, async () => {
      await register.add({ mail: letter.id, at: now().toISOString() });
      await onHanded();
    });
