import { randomBytes } from 'node:crypto';
import { type AddedLines, factsIn, linesOf } from '../added-lines.ts';
import type { Bucket } from './bucket.ts';

const DAY_DIGITS = '2026-11-29'.length;
/** So many objects are read at once. */
const AT_ONCE = 8;

/** A day of UTC, as the names of objects begin with it. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, DAY_DIGITS);

async function textOf(bucket: Bucket, key: string): Promise<string> {
  const file = await bucket.open(key);
  return file ? new Response(file.stream).text() : '';
}

/** What objects hold, one after the other. */
export async function textsOf(bucket: Bucket, keys: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE)
    texts.push(...(await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => textOf(bucket, key)))));
  return texts.join('');
}

/** In a bucket, below `prefix`: each addition is an object of its own, named by its moment and never written again. */
export function addedObjects(bucket: Bucket, prefix: string, now: () => Date): AddedLines {
  return {
    add: async (facts) => {
      if (facts.length === 0) return;
      const key = `${prefix}${now().toISOString()}-${randomBytes(4).toString('hex')}.jsonl`;
      await bucket.putNew(key, new TextEncoder().encode(linesOf(facts)));
    },
    read: async (since) => {
      const from = since ? prefix + dayOf(since) : prefix;
      return factsIn(
        await textsOf(
          bucket,
          (await bucket.list(prefix)).filter((key) => key >= from),
        ),
      );
    },
  };
}
