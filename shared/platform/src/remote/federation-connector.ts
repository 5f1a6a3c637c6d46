import { loadRemote, registerRemotes } from '@module-federation/runtime-tools/runtime';
import type { Remote } from '../define-remote.ts';
import { registerMessages } from '../language.ts';
import type { RemoteBuild } from '../registry/registry.ts';
import { keepIntegrity } from './federation-host.ts';
import type { RemoteConnector } from './remote-connection.ts';
import { asRemoteFailure, RemoteFailure } from './remote-failure.ts';

function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (css )?chunk/i.test(error.message))
  );
}

type From = { build: RemoteBuild; attempt: number };

/** Runs the entry of a build from an address, whose bytes are those of its hash wherever they lie, and takes a module of it. */
function moduleFrom<T>(
  module: string,
  address: string,
  { build, attempt }: From,
  isAnother: boolean,
): Promise<T | null> {
  const url = new URL(address, location.href);
  if (attempt > 0) url.searchParams.set('attempt', String(attempt));
  keepIntegrity(url.href, build.integrity);
  registerRemotes(
    [{ name: build.container, entry: url.href, entryGlobalName: build.container, type: 'global' }],
    { force: isAnother || attempt > 0 },
  );
  return loadRemote<T>(`${build.container}/${module}`);
}

/** A module of a build, the first that is asked of it: from its address, else from where it lies as well. */
function firstOf<T>(module: string, from: From): Promise<T | null> {
  const { entry, fallbackUrl } = from.build;
  const first = moduleFrom<T>(module, entry, from, false);
  return fallbackUrl === undefined
    ? first
    : first.catch(() => moduleFrom<T>(module, fallbackUrl, from, true));
}

/** Connects through the federation runtime: the entry with its integrity, then the messages of the remote's own entry. */
export const federationConnector: RemoteConnector = async ({ name, build, attempt }) => {
  const at = { remote: name, version: build.version };

  async function load(module: string): Promise<unknown> {
    try {
      return await loadRemote(`${build.container}${module.slice(1)}`);
    } catch (error) {
      throw asRemoteFailure(error, isMissingChunk(error) ? 'MODULE_MISSING' : 'MODULE_THREW', at);
    }
  }
  const exported = await firstOf<{ remote: Remote }>('remote', { build, attempt }).catch((error: unknown) => {
    throw asRemoteFailure(error, 'ENTRY_UNREACHABLE', at);
  });
  if (!exported?.remote) throw new RemoteFailure('EXPORT_MISSING', at, { detail: 'remote' });
  await registerMessages(name, exported.remote.messages).catch((error: unknown) => {
    throw asRemoteFailure(error, 'MODULE_MISSING', at);
  });
  return { load };
};

/** Connects for an employee's own page: no entry of the office's pages and no texts, only the module that is asked for. */
export const ownConnector: RemoteConnector = async ({ name, build, attempt }) => ({
  load: (module) =>
    firstOf<unknown>(module.slice(2), { build, attempt }).catch((error: unknown) => {
      const code = isMissingChunk(error) ? 'MODULE_MISSING' : 'ENTRY_UNREACHABLE';
      throw asRemoteFailure(error, code, { remote: name, version: build.version });
    }),
});
