import { inRange, majorOf } from '@paga/contract/remotes/version-range';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { splitCodeReference } from '../manifest/code-reference.ts';
import type { CodeReference } from '../manifest/remote-manifest.ts';
import type { RegistryEntry, RemoteBuild } from '../registry/registry.ts';
import { keepConnections, type RemoteConnections, type RemoteConnector } from './remote-connection.ts';
import { asRemoteFailure, RemoteFailure } from './remote-failure.ts';
import { isOnLastGood, nextRemoteState, type RemoteEvent, type RemoteState } from './remote-machine.ts';
import { within } from './within.ts';

/** Notified of every failure, with the remote's name and version in it. */
type RemoteReport = (failure: RemoteFailure) => void;

/** The versions of this page: its kit and platform, and of each module that it lends. */
type PageVersions = { kit: string; platform: string; lent?: Readonly<Record<string, string>> };

/** What the store needs from outside. `limitMs` is the hard limit of one wish, over both builds. */
export type RemoteStoreOptions = {
  connect: RemoteConnector;
  versions: PageVersions;
  report: RemoteReport;
  limitMs?: number;
};

/** One remote in this page. */
export type RemoteStore = {
  entry: RegistryEntry;
  state: StoreApi<RemoteState>;
  /** Resolves with the named export, from the current build or else from the last good one; rejects with a RemoteFailure. */
  load(code: CodeReference): Promise<unknown>;
  /** The export if it was loaded before, so that a page shown again needs no skeleton. */
  loaded(code: CodeReference): unknown;
  /** Forgets everything that failed, so that the next `load` fetches anew. */
  retry(): void;
  /**
   * A module threw while it was rendered: reported, and forgotten so that a retry evaluates it anew. True: the last good build takes over, and the place is to
   * load it from there.
   */
  renderThrew(code: CodeReference, error: unknown): boolean;
};

const LIMIT_MS = 10_000;

/** What was loaded, and from which build. */
type Loaded = { value: unknown; build: RemoteBuild };

/** What the attempts at one remote share. `spare` is the last good build where it fits this page. */
type Attempts = {
  entry: RegistryEntry;
  options: RemoteStoreOptions;
  connections: RemoteConnections;
  exportsLoaded: Map<CodeReference, Loaded>;
  spare: RemoteBuild | null;
  send: (event: RemoteEvent) => void;
};

const inBuild = ({ name }: RegistryEntry, { version }: RemoteBuild) => ({ remote: name, version });

/** What keeps a build out of this page: another range, or a lent module of another major version than it was built with. */
function misfit(build: RemoteBuild, { kit, platform, lent = {} }: PageVersions): string | undefined {
  if (!inRange(kit, build.kit)) return `kit ${build.kit}`;
  if (!inRange(platform, build.platform)) return `platform ${build.platform}`;
  const other = Object.entries(build.builtWith ?? {}).find(
    ([name, version]) => lent[name] !== undefined && majorOf(lent[name]) !== majorOf(version),
  );
  return other?.join(' ');
}

async function fetchExport(
  { entry, options, connections }: Attempts,
  build: RemoteBuild,
  code: CodeReference,
): Promise<unknown> {
  const at = inBuild(entry, build);
  const wanted = misfit(build, options.versions);
  if (wanted) throw new RemoteFailure('INCOMPATIBLE', at, { detail: `wants ${wanted}` });
  const { module, exportName } = splitCodeReference(code);
  const linked = await connections.to(build);
  const loaded = await linked.load(module).catch((error: unknown) => {
    throw asRemoteFailure(error, 'MODULE_THREW', at);
  });
  const found = (loaded as Record<string, unknown> | null)?.[exportName];
  if (found === undefined) throw new RemoteFailure('EXPORT_MISSING', at, { detail: code });
  return found;
}

/** Takes an export from one build within a limit, and says how that went. */
async function tryBuild(
  attempts: Attempts,
  build: RemoteBuild,
  code: CodeReference,
  limit: number,
): Promise<unknown> {
  const { entry, options, connections, exportsLoaded, spare, send } = attempts;
  const at = inBuild(entry, build);
  try {
    const found = await within(
      limit,
      fetchExport(attempts, build, code),
      () => new RemoteFailure('TIMEOUT', at, { detail: `${limit} ms` }),
    );
    exportsLoaded.set(code, { value: found, build });
    send({ type: 'arrived', build: build === spare ? 'lastGood' : 'current' });
    return found;
  } catch (error) {
    const failure = asRemoteFailure(error, 'ENTRY_UNREACHABLE', at);
    connections.forget(build);
    options.report(failure);
    send({ type: 'failed', code: failure.code, spare: spare !== null });
    throw failure;
  }
}

/** Reports what threw while it was rendered, and whether that speaks for the last good build. */
function takesOver(attempts: Attempts, code: CodeReference, error: unknown): boolean {
  const { entry, options, exportsLoaded, spare, send } = attempts;
  const build = exportsLoaded.get(code)?.build ?? entry;
  options.report(asRemoteFailure(error, 'RENDER_THREW', inBuild(entry, build)));
  exportsLoaded.delete(code);
  send({ type: 'threw', build: build === spare ? 'lastGood' : 'current', spare: spare !== null });
  return build !== spare;
}

/** Makes the store of one registry entry. */
export function createRemoteStore(entry: RegistryEntry, options: RemoteStoreOptions): RemoteStore {
  const { connect, versions, limitMs = LIMIT_MS } = options;
  const state = createStore<RemoteState>(() =>
    entry.disabled ? { status: 'disabled' } : { status: 'idle' },
  );
  const connections = keepConnections(entry.name, connect);
  const exportsLoaded = new Map<CodeReference, Loaded>();
  const spare = entry.lastGood && !misfit(entry.lastGood, versions) ? entry.lastGood : null;
  const send = (event: RemoteEvent): void =>
    state.setState((current) => nextRemoteState(current, event), true);
  const attempts = { entry, options, connections, exportsLoaded, spare, send };
  const at = inBuild(entry, entry);
  /** The last good build, while the remote runs on it. */
  const takenOver = () => (isOnLastGood(state.getState()) ? spare : null);

  /** What one build brought is not mixed with what another one did. */
  function loaded(code: CodeReference): unknown {
    const found = exportsLoaded.get(code);
    return found?.build === (takenOver() ?? entry) ? found.value : undefined;
  }

  async function load(code: CodeReference): Promise<unknown> {
    const known = loaded(code);
    if (known !== undefined) return known;
    send({ type: 'wanted' });
    const now = state.getState();
    if (now.status === 'disabled') throw new RemoteFailure('DISABLED', at);
    if (now.status === 'incompatible') throw new RemoteFailure('INCOMPATIBLE', at);
    const lastGood = takenOver();
    if (lastGood) return tryBuild(attempts, lastGood, code, limitMs);
    if (!spare) return tryBuild(attempts, entry, code, limitMs);
    return tryBuild(attempts, entry, code, limitMs / 2).catch(() =>
      tryBuild(attempts, spare, code, limitMs / 2),
    );
  }

  return {
    entry,
    state,
    load,
    loaded,
    retry() {
      connections.forgetAll();
      send({ type: 'retried' });
    },
    renderThrew: (code, error) => takesOver(attempts, code, error) && takenOver() !== null,
  };
}
