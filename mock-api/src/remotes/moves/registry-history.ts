import type { RegistryMove } from '@paga/contract/remotes';
import { allStates, isThere } from '#core/site/with-build.ts';
import { inUseOf } from './states-of.ts';

/** The states of the whole registry, the newest first. */
export function registryHistory(site: string): RegistryMove[] {
  const states = allStates(site).map(({ version, remotes }) => ({
    ...{ registry: version, at: new Date(version).toISOString() },
    remotes: remotes.map((one) => ({ name: one.name, ...inUseOf(one) })),
  }));
  return states.map((state, at) => {
    const before = new Map(states[at + 1]?.remotes.map((one) => [one.name, JSON.stringify(one)]));
    const changed = state.remotes.filter((one) => before.get(one.name) !== JSON.stringify(one));
    return {
      ...state,
      changed: changed.map(({ name }) => name),
      isThere: state.remotes.every(({ name, version }) => isThere(site, name, version)),
    };
  });
}
