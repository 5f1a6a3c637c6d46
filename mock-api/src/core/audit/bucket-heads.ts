import { randomBytes } from 'node:crypto';
import type { Bucket } from '../files/bucket/bucket.ts';
import { type Head, type HeadFile, headLines, headsIn, restoreLine, restoresIn } from './audit-heads.ts';

const DAY_DIGITS = '2026-11-29'.length;
/** So many objects are read at once. */
const AT_ONCE = 8;

const dayOf = (at: Date) => at.toISOString().slice(0, DAY_DIGITS);

async function textOf(bucket: Bucket, key: string): Promise<string> {
  const file = await bucket.open(key);
  return file ? new Response(file.stream).text() : '';
}

async function textsOf(bucket: Bucket, keys: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE)
    texts.push(...(await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => textOf(bucket, key)))));
  return texts.join('');
}

/** Puts what was added on a day into one object. The one who is first removes the pieces that it has put there, and no others. */
async function joinDay(bucket: Bucket, day: string): Promise<void> {
  const pieces = await bucket.list(`heads/${day}T`);
  if (pieces.length < 2) return;
  const joined = new TextEncoder().encode(await textsOf(bucket, pieces));
  if (await bucket.putNew(`heads/${day}.jsonl`, joined)) for (const key of pieces) await bucket.remove(key);
}

/** The heads in a bucket, which servers share: each addition is an object of its own, never written again; those of a day that is over become one. */
export function bucketHeads(bucket: Bucket, now: () => Date = () => new Date()): HeadFile {
  let joined = dayOf(now());
  const append = async (at: Date, lines: string) => {
    const key = `heads/${at.toISOString()}-${randomBytes(4).toString('hex')}.jsonl`;
    await bucket.putNew(key, new TextEncoder().encode(lines));
  };
  const text = async () => textsOf(bucket, await bucket.list('heads/'));
  return {
    add: async (heads: readonly Head[]) => {
      if (heads.length === 0) return;
      const at = now();
      await append(at, headLines(heads));
      if (joined === dayOf(at)) return;
      await joinDay(bucket, joined);
      joined = dayOf(at);
    },
    all: async () => headsIn(await text()),
    noteRestore: (restore) => append(now(), restoreLine(restore)),
    restores: async () => restoresIn(await text()),
  };
}
