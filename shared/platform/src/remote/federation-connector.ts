import { loadRemote, registerRemotes } from '@module-federation/runtime-tools/runtime';
import type { Remote } from '../define-remote.ts';
import { registerMessages } from '../language.ts';
import { keepIntegrity } from './federation-host.ts';
import type { RemoteConnector } from './remote-connection.ts';
import { asRemoteFailure, RemoteFailure } from './remote-failure.ts';

function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (css )?chunk/i.test(error.message))
  );
}

/** Connects through the federation runtime: the entry with its integrity, then the messages of the remote's own entry. */
export const federationConnector: RemoteConnector = async ({ name, build, attempt }) => {
  const at = { remote: name, version: build.version };
  const url = new URL(build.entry, location.href);
  if (attempt > 0) url.searchParams.set('attempt', String(attempt));
  keepIntegrity(url.href, build.integrity);
  registerRemotes(
    [{ name: build.container, entry: url.href, entryGlobalName: build.container, type: 'global' }],
    { force: attempt > 0 },
  );

  async function load(module: string): Promise<unknown> {
    try {
      return await loadRemote(`${build.container}${module.slice(1)}`);
    } catch (error) {
      throw asRemoteFailure(error, isMissingChunk(error) ? 'MODULE_MISSING' : 'MODULE_THREW', at);
    }
  }
  const exported = (await loadRemote<{ remote: Remote }>(`${build.container}/remote`).catch(
    (error: unknown) => {
      throw asRemoteFailure(error, 'ENTRY_UNREACHABLE', at);
    },
  )) as { remote: Remote } | null;
  if (!exported?.remote) throw new RemoteFailure('EXPORT_MISSING', at, { detail: 'remote' });
  await registerMessages(name, exported.remote.messages).catch((error: unknown) => {
    throw asRemoteFailure(error, 'MODULE_MISSING', at);
  });
  return { load };
};
