import { getFailureStack as call, type FailureStack } from '@paga/contract/remotes';
import { eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import { offloaded } from '#core/offload/offload.ts';
import type { ServedBuilds } from '#core/served-builds.ts';
import { remoteFailure } from '../table.ts';
import type { SourcePosition } from './source-positions.worker.ts';

const inThread = offloaded<typeof import('./source-positions.worker.ts')>(
  'remotes/failures/source-positions.worker',
  { in: 'thread', seconds: 5 },
);

type Frame = { file: string; line: number; column: number };

function frameOf(text: string): Frame {
  const [file = '', line, column] = text.split(':');
  return { file, line: Number(line), column: Number(column) };
}

/** Where the frames of one file stand in the sources; a map that cannot be read in time tells nothing, and the built places remain. */
async function positionsIn(
  builds: ServedBuilds,
  file: string,
  places: Frame[],
): Promise<(SourcePosition | null)[]> {
  const map = await builds.mapOf(file);
  if (map === undefined) return [];
  return inThread('sourcePositions', { map, places }).catch(() => []);
}

async function resolved(builds: ServedBuilds, frames: readonly Frame[]): Promise<FailureStack['frames']> {
  const sources = new Map<Frame, SourcePosition | null>();
  for (const file of new Set(frames.map((frame) => frame.file))) {
    const places = frames.filter((frame) => frame.file === file);
    const positions = await positionsIn(builds, file, places);
    for (const [at, place] of places.entries()) sources.set(place, positions[at] ?? null);
  }
  return frames.map((frame) => ({ ...frame, source: sources.get(frame) ?? null }));
}

export const getFailureStack = personSecret({
  call,
  run: async ({ asAccess, builds }, { params }) => {
    const [row] = await asAccess((tx) =>
      tx.select({ frames: remoteFailure.frames }).from(remoteFailure).where(eq(remoteFailure.id, params.id)),
    );
    return { frames: await resolved(builds, found(row).frames.map(frameOf)) };
  },
});
