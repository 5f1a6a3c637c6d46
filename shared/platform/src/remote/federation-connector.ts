import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { z } from 'zod';
import type { Remote } from '../define-remote.ts';
import { registerMessages } from '../language/language.ts';
import type { RemoteBuild } from '../registry/registry.ts';
import type { RemoteConnector } from './remote-connection.ts';
import { asRemoteFailure, RemoteFailure } from './remote-failure.ts';

const MANIFEST_LIMIT_MS = 6_000;

/** The part of a federation manifest that is needed; the build adds the entry's integrity. */
const FederationManifest = z.object({
  name: z.string().min(1),
  metaData: z.object({
    globalName: z.string().min(1),
    remoteEntry: z.object({ name: z.string().min(1), path: z.string(), integrity: z.string().optional() }),
  }),
});

type At = { remote: string; version: string };

async function fetchManifest(build: RemoteBuild, at: At): Promise<z.infer<typeof FederationManifest>> {
  const response = await fetch(build.manifest, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(MANIFEST_LIMIT_MS),
    ...(build.integrity ? { integrity: build.integrity } : {}),
  }).catch((error: unknown) => {
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new RemoteFailure(late ? 'TIMEOUT' : 'MANIFEST_UNREACHABLE', at, {
      detail: build.manifest,
      cause: error,
    });
  });
  if (!response.ok) throw new RemoteFailure('MANIFEST_NOT_OK', at, { detail: String(response.status) });
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new RemoteFailure('MANIFEST_NOT_JSON', at, { detail: type });
  const manifest = FederationManifest.safeParse(await response.json().catch(() => null));
  if (!manifest.success) throw new RemoteFailure('MANIFEST_INVALID', at, { cause: manifest.error });
  return manifest.data;
}

const integrities = new Map<string, string>();

/** Runs an entry script; with an integrity the browser refuses one changed byte. */
function runScript(url: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const integrity = integrities.get(url);
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(script);
  });
}

let plugged = false;

/** The runtime's own loader caches a failed entry and knows no integrity; this one does not and does. */
function plugIn(): void {
  if (plugged) return;
  plugged = true;
  registerPlugins([
    {
      name: 'paga-entry',
      async loadEntry({ remoteInfo }) {
        await runScript(remoteInfo.entry);
        const container: unknown = Reflect.get(globalThis, remoteInfo.entryGlobalName);
        if (!container) throw new Error(`${remoteInfo.entry} defines no container`);
        return container as never;
      },
    },
  ]);
}

function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (css )?chunk/i.test(error.message))
  );
}

/** Connects through the federation runtime: own manifest fetch, entry with integrity, then the messages of the remote's own entry. */
export const federationConnector: RemoteConnector = async ({ name, build, attempt }) => {
  plugIn();
  const at = { remote: name, version: build.version };
  const manifest = await fetchManifest(build, at);
  const { remoteEntry, globalName } = manifest.metaData;
  const url = new URL(remoteEntry.path + remoteEntry.name, new URL(build.manifest, location.href));
  if (attempt > 0) url.searchParams.set('attempt', String(attempt));
  if (remoteEntry.integrity) integrities.set(url.href, remoteEntry.integrity);
  registerRemotes([{ name: manifest.name, entry: url.href, entryGlobalName: globalName, type: 'global' }], {
    force: attempt > 0,
  });

  async function load(module: string): Promise<unknown> {
    try {
      return await loadRemote(`${manifest.name}${module.slice(1)}`);
    } catch (error) {
      throw asRemoteFailure(error, isMissingChunk(error) ? 'MODULE_MISSING' : 'MODULE_THREW', at);
    }
  }
  const exported = (await loadRemote<{ remote: Remote }>(`${manifest.name}/remote`).catch(
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
