import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { EntryFacts, NamedFacts } from './build-facts.ts';
import { isGenuine, listedFiles } from './genuine.ts';
import { integrityOf, type SiteFiles } from './site-file.ts';

const FILE = 'remotes.json';
/** Somebody who publishes may copy the builds after the registry. */
const LOOKED_AGAIN_AFTER_MS = 1_000;

const Entry = EntryFacts.extend({
  lastGood: NamedFacts.loose().nullish(),
  withdrawn: z.array(z.string()).optional(),
  canary: z.strictObject({ share: z.int().min(1).max(99), build: EntryFacts }).optional(),
});
const Registry = z.strictObject({
  schema: z.literal(1).optional(),
  version: z.int().positive().optional(),
  remotes: z.array(Entry).min(1),
  // Of a registry that was signed with a key (`publish:remote --key`): this server signs by its own.
  expires: z.string().optional(),
  signatures: z.array(z.unknown()).optional(),
});
type NamedBuild = z.infer<typeof NamedFacts> & { name: string };

/** A registry without a fault: which builds are in use, and the millisecond of the move that put them there. */
export type PublishedRegistry = { version: number; remotes: readonly object[] };

/** A registry somebody wrote by hand has no version: the last change of its file, which nobody sets, stands for it. */
const published = (text: Buffer, changed: number): PublishedRegistry => {
  const { version, remotes } = Registry.parse(JSON.parse(text.toString('utf8')));
  return { version: version ?? Math.floor(changed), remotes };
};

/** What a build says of itself, in the list of its files like every other: an entry of the registry repeats it, and nothing else. */
async function buildFacts(files: SiteFiles, { name, version }: NamedBuild): Promise<object | undefined> {
  const place = path.posix.join('remotes', name, version, 'build.json');
  const bytes = await files.read(place);
  if (!bytes || !(await isGenuine(files, place, bytes))) return undefined;
  return JSON.parse(bytes.toString('utf8')) as object;
}

async function fileFaults(files: SiteFiles, { name, version }: NamedBuild): Promise<string[]> {
  const build = path.posix.join('remotes', name, version);
  const names = Object.keys(await listedFiles(files, build)).filter((file) => !/\.(?:br|gz)$/.test(file));
  const faults = await Promise.all(
    names.map(async (file) => {
      const place = path.posix.join(build, file);
      const bytes = await files.read(place);
      if (!bytes) return [`${name}: /${place} is missing`];
      return (await isGenuine(files, place, bytes)) ? [] : [`${name}: /${place} is not what was built`];
    }),
  );
  return faults.flat();
}

async function buildFaults(
  files: SiteFiles,
  build: NamedBuild,
  isSame: (facts: object) => boolean,
): Promise<string[]> {
  const { name, version, entry, integrity } = build;
  const bytes = await files.read(entry.slice(1));
  if (!bytes) return [`${name}: ${entry} is missing`];
  if (integrityOf(bytes) !== integrity) return [`${name}: ${entry} is not the one in ${FILE}`];
  const faults = await fileFaults(files, build);
  if (faults.length > 0) return faults;
  const facts = await buildFacts(files, build);
  return facts && isSame(facts)
    ? []
    : [`${name}: ${FILE} does not say of ${version} what its build.json says`];
}

/** Whether every fact is in `of` as it is here. */
const isPartOf = (facts: object, of: object) =>
  Object.entries(facts).every(([key, value]) =>
    isDeepStrictEqual(value, (of as Record<string, unknown>)[key]),
  );

/**
 * What keeps a registry from being served, one sentence each. Lawful is what a publish writes: each entry, each canary and each last good one says word for word what the
 * `build.json` of a build says that lies on the disk, whole and as it was built. Any other text is a changed one.
 */
export async function registryFaults(files: SiteFiles, text: Buffer | undefined): Promise<string[]> {
  if (!text) return [`${FILE} is missing`];
  try {
    const { remotes } = Registry.parse(JSON.parse(text.toString('utf8')));
    const faults = await Promise.all(
      remotes.flatMap(({ lastGood, withdrawn: _, canary, ...entry }) => [
        ...[entry, ...(canary ? [canary.build] : [])].map((build) =>
          buildFaults(files, build, (facts) => build.name === entry.name && isDeepStrictEqual(build, facts)),
        ),
        ...(lastGood
          ? [buildFaults(files, { name: entry.name, ...lastGood }, (facts) => isPartOf(lastGood, facts))]
          : []),
      ]),
    );
    return faults.flat();
  } catch (error) {
    return [`${FILE} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** The registry that is served: the newest one that was looked at whole and had no fault. */
export class ServedRegistry {
  readonly #files: SiteFiles;
  readonly #onFault: (fault: string) => void;
  #looked: { text: Buffer | undefined; at: number; faults: Promise<string[]> } | undefined;
  #good: { text: Buffer; registry: PublishedRegistry } | undefined;
  #said = '';

  /** `onFault` hears once what is wrong with a registry that is not served. */
  constructor(files: SiteFiles, onFault: (fault: string) => void) {
    this.#files = files;
    this.#onFault = onFault;
  }

  async #look(text: Buffer | undefined): Promise<string[]> {
    const faults = await registryFaults(this.#files, text);
    if (text && faults.length === 0)
      this.#good = { text, registry: published(text, (await this.#files.changed(FILE)) ?? 0) };
    const said = faults.join('\n');
    if (said !== this.#said) for (const fault of faults) this.#onFault(fault);
    this.#said = said;
    return faults;
  }

  /** What is wrong with the registry on the disk now. */
  async faults(): Promise<string[]> {
    const text = await this.#files.read(FILE);
    const [last, at] = [this.#looked, performance.now()];
    // The builds of a registry without a fault are compared file by file when they are served; one with a fault may be whole in a moment.
    const isOld =
      !last || last.text !== text || (this.#good?.text !== text && at - last.at > LOOKED_AGAIN_AFTER_MS);
    if (!isOld) return last.faults;
    this.#looked = { text, at, faults: this.#look(text) };
    return this.#looked.faults;
  }

  /** The registry to serve: what lies on the disk, else the last good one of this process. */
  async current(): Promise<PublishedRegistry | undefined> {
    await this.faults();
    return this.#good?.registry;
  }
}
