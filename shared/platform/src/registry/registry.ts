import { z } from 'zod';
import { RemoteManifest } from '../manifest/remote-manifest.ts';

const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const Range = z.string().regex(/^\^?\d+\.\d+\.\d+$/);

/** One immutable build of a remote. `integrity` is the hash of its entry, which carries those of its chunks; null only in development. */
export const RemoteBuild = z.object({
  version: z.string().min(1),
  /** URL of its `remoteEntry.js`, and the global that it defines. */
  entry: z.string().min(1),
  container: z.string().regex(/^\w+$/),
  integrity: Integrity.nullable(),
  /** Versions of `@paga/kit` and `@paga/platform` it was built for. */
  kit: Range,
  platform: Range,
});
export type RemoteBuild = z.infer<typeof RemoteBuild>;

/** One remote of `/remotes.json`: the build in use, the last good one, and what the remote offers, with the texts of its labels. */
export const RegistryEntry = RemoteBuild.extend({
  name: z.string().regex(/^[a-z]+$/),
  lastGood: RemoteBuild.nullable().default(null),
  disabled: z.boolean().default(false),
  offer: RemoteManifest,
  texts: z.object({ sq: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

const Registry = z.object({ remotes: z.array(z.unknown()) });
const Name = z.object({ name: z.string() });

/** What became of a registry: the entries that can be used, and a sentence for each that cannot. Null: not a registry at all. */
type RegistryReading = { entries: RegistryEntry[]; faults: string[] } | null;

/** Checks a registry entry by entry, so that one bad entry costs one remote and not all; `spare` supplies entries that are bad here. */
export function readRegistry(value: unknown, spare: readonly RegistryEntry[] = []): RegistryReading {
  const registry = Registry.safeParse(value);
  if (!registry.success) return null;
  const entries: RegistryEntry[] = [];
  const faults: string[] = [];
  for (const candidate of registry.data.remotes) {
    const entry = RegistryEntry.safeParse(candidate);
    const name = Name.safeParse(candidate).data?.name ?? '?';
    if (!entry.success) faults.push(`registry entry ${name}: ${z.prettifyError(entry.error)}`);
    const usable = entry.success ? entry.data : spare.find((other) => other.name === name);
    if (usable) entries.push(usable);
  }
  return { entries, faults };
}
