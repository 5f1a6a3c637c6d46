import { addedObjects, dayOf, textsOf } from '../files/bucket/added-objects.ts';
import type { Bucket } from '../files/bucket/bucket.ts';
import { type Head, type HeadFile, headsAmong } from './audit-heads.ts';

const PREFIX = 'heads/';

/** Puts what was added on a day into one object. The one who is first removes the pieces that it has put there, and no others. */
async function joinDay(bucket: Bucket, day: string): Promise<void> {
  const pieces = await bucket.list(`${PREFIX}${day}T`);
  if (pieces.length < 2) return;
  const joined = new TextEncoder().encode(await textsOf(bucket, pieces));
  if (await bucket.putNew(`${PREFIX}${day}.jsonl`, joined))
    for (const key of pieces) await bucket.remove(key);
}

/** The heads in a bucket, which servers share; the additions of a day that is over become one object. */
export function bucketHeads(bucket: Bucket, now: () => Date = () => new Date()): HeadFile {
  const heads = headsAmong(addedObjects(bucket, PREFIX, now));
  let joined = dayOf(now());
  return {
    ...heads,
    add: async (added: readonly Head[]) => {
      await heads.add(added);
      const today = dayOf(now());
      if (added.length === 0 || joined === today) return;
      await joinDay(bucket, joined);
      joined = today;
    },
  };
}
