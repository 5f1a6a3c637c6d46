import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { offloaded } from '#core/offload/offload.ts';
import { Places } from '#core/offload/places.ts';
import type { UnpackedBuild } from './unpack-build.worker.ts';

/** Beside what is served: no path leads there. */
const INCOMING = '.incoming';
const LEFT_MS = 3_600_000;

const unpacking = offloaded<typeof import('./unpack-build.worker.ts')>(
  'remotes/publish/unpack-build.worker',
  {
    in: 'thread',
    seconds: 60,
  },
);
/** The threads are there for what people do, too. */
const one = new Places(1);

/** Somebody who died over a publish left it. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const place = path.join(folder, name);
    const since = (await stat(place).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - since > LEFT_MS) await rm(place, { recursive: true, force: true });
  }
}

async function written(file: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    for await (const piece of pieces) await handle.write(piece);
  } finally {
    await handle.close();
  }
}

/** A build that was unpacked beside the site: `place` is its folder, to be renamed. */
type ReceivedBuild = UnpackedBuild & { place: string };

/** Receives an archive and unpacks it beside the site; whatever becomes of `work`, nothing of it stays there. */
export async function withReceived<T>(
  site: string,
  pieces: AsyncIterable<Uint8Array>,
  work: (build: ReceivedBuild) => Promise<T>,
): Promise<T> {
  const folder = path.join(site, INCOMING);
  await mkdir(folder, { recursive: true });
  await removeLeft(folder);
  const own = path.join(folder, randomUUID());
  const [archive, place] = [path.join(own, 'build.zip'), path.join(own, 'build')];
  await mkdir(place, { recursive: true });
  try {
    await written(archive, pieces);
    const unpacked = await one.run(() => unpacking('unpackBuild', { archive, folder: place }));
    return await work({ ...unpacked, place });
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
