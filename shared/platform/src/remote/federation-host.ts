import { init } from '@module-federation/runtime-tools/runtime';
import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';

/** What is in the page once: there from the beginning, or brought when a remote takes it first. */
type LentModule = { version: string } & ({ module: unknown } | { load: () => Promise<unknown> });

/** The modules that are in the page once, by the names that remotes import, each with its version. */
export type LentModules = Readonly<Record<string, LentModule>>;

const integrities = new Map<string, string>();

/** With an integrity the browser refuses an entry of which one byte differs; null only in development. */
export function keepIntegrity(url: string, integrity: string | null): void {
  if (integrity) integrities.set(url, integrity);
}

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

/** The runtime's own loader caches a failed entry and knows no integrity; this one does not and does. */
const loadsEntries = {
  name: 'paga-entry',
  async loadEntry({ remoteInfo }: { remoteInfo: { entry: string; entryGlobalName: string } }) {
    await runScript(remoteInfo.entry);
    const container: unknown = Reflect.get(globalThis, remoteInfo.entryGlobalName);
    if (!container) throw new Error(`${remoteInfo.entry} defines no container`);
    return container as never;
  },
};

type InitOptions = Parameters<typeof runtime.createInstance>[0];

/** Makes the instance of a remote, without its becoming the page's default one. */
function initRemote(options: InitOptions) {
  const known = runtime.getInstance((instance) => instance.options.name === options.name);
  if (!known) return runtime.createInstance(options);
  known.initOptions({ ...options, id: options.id ?? '' });
  return known;
}

/** The bundler's federation runtime, lent to the remotes, which then need not carry it (5 KB each): one object per remote, for it is written into. */
function lentRuntime() {
  return {
    runtime: { ...runtime, init: initRemote },
    bundlerRuntime: { ...bundlerRuntime, S: {} },
    attachShareScopeMap,
    instance: undefined,
    initOptions: undefined,
    bundlerRuntimeOptions: {},
  };
}

/** Makes the page the host of its remotes. The shell itself is a plain build: what it lends are the very modules it uses. */
export function startFederation(lent: LentModules): void {
  const factoryOf = async (name: string, version: string, load: () => Promise<unknown>) => {
    try {
      const module = await load();
      return () => module as never;
    } catch (error) {
      // The runtime keeps a failed attempt for good: without it, who tries again brings the module anew.
      const shared = host.shareScopeMap.default?.[name]?.[version];
      if (shared) shared.loading = null;
      throw error;
    }
  };
  const share = (name: string, one: LentModule) => ({
    version: one.version,
    ...('load' in one
      ? { get: () => factoryOf(name, one.version, one.load) }
      : { lib: () => one.module as never }),
    shareConfig: { singleton: true, requiredVersion: `^${one.version}` as const },
  });
  const shared = Object.fromEntries(Object.entries(lent).map(([name, one]) => [name, share(name, one)]));
  const host = init({
    name: 'paga_shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [loadsEntries],
  });
  Reflect.set(globalThis, 'pagaFederation', lentRuntime);
}
