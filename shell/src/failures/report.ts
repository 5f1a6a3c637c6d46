import { call } from '@paga/client';
import { type FailureReport, reportFailure } from '@paga/contract/remotes';
import { errorName, knownMessage, ownFrames } from '@paga/contract/remotes/scrubbed';
import type { Caught } from './caught.ts';
import { hasOtherBytes } from './has-other-bytes.ts';
import { mayReport } from './reported-lately.ts';
import { shellVersion } from './shell-version.ts';

const OF_REMOTE = /^remotes\/([a-z]+)\/([^/]+)\//;

/** The remote whose code is in a stack, else the shell, whose kit and libraries the remotes use; undefined where neither is. */
function partIn(frames: readonly string[]): { remote: string; version: string } | undefined {
  for (const frame of frames) {
    const [, remote, version] = OF_REMOTE.exec(frame) ?? [];
    if (remote && version) return { remote, version };
  }
  const version = shellVersion();
  return frames.length > 0 && version ? { remote: 'shell', version } : undefined;
}

function partOf({ kind, remote }: Caught, frames: readonly string[]) {
  if (remote) return remote.entry && { remote: remote.entry.name, version: remote.version };
  const version = shellVersion();
  const ofShell = version === undefined ? undefined : { remote: 'shell', version };
  if (kind === 'REGISTRY_REFUSED') return ofShell;
  return partIn(frames) ?? (kind === 'RENDER_THREW' ? ofShell : undefined);
}

async function kindOf({ kind, error, remote }: Caught): Promise<Caught['kind']> {
  if (kind === 'ENTRY_UNREACHABLE' && remote && (await hasOtherBytes(remote))) return 'INTEGRITY';
  const isCaught = kind !== 'UNCAUGHT' && kind !== 'REJECTED';
  return !isCaught && error instanceof Error && error.name === 'ChunkLoadError' ? 'MODULE_MISSING' : kind;
}

/** What is sent of a failure: nothing that a person has typed or that was read of anybody. Undefined: it is of no code of ours. */
async function scrubbed(caught: Caught): Promise<FailureReport | undefined> {
  const thrown = caught.error instanceof Error ? caught.error : undefined;
  const frames = ownFrames(thrown?.stack, location.origin);
  const part = partOf(caught, frames);
  if (!part) return undefined;
  return {
    ...part,
    kind: await kindOf(caught),
    error: thrown ? errorName(thrown.name) : null,
    message: knownMessage(thrown?.message),
    frames,
  };
}

/** Sends a failure, at most once a kind, tab and minute. Never fails. */
export async function report(caught: Caught): Promise<void> {
  try {
    const body = await scrubbed(caught);
    if (body && mayReport(body)) await call(reportFailure, { body }, { background: true, keepalive: true });
  } catch {
    // Who reports failures has nobody to report its own to.
  }
}
