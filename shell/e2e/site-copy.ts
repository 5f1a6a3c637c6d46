import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyBuild } from './copied-build.ts';
import { hashOf } from './hash-of.ts';
import { scratchFolder } from './scratch.ts';

const built = path.resolve(__dirname, '../../.build/site');
type Entry = {
  name: string;
  version: string;
  entry: string;
  container: string;
  integrity: string | null;
  kit: string;
  platform: string;
  lastGood: object | null;
  canary?: object;
};

/** What a registry says of a build that is the last good one. */
const spareOf = ({ version, entry, container, integrity, kit, platform }: Entry) => ({
  ...{ version, entry, container, integrity, kit, platform },
});

/** A copy of the built site that a test may break. */
export type SiteCopy = {
  folder: string;
  /**
   * Puts a handwritten build of a remote in use; `module` is the body of a function `(name) => exports` for its modules.
   * With `over` the build before it is named as the last good one, as a publish does.
   */
  deploy(remote: string, version: string, module: string, over?: 'lastGood'): void;
  /** Puts a copy of the build of a remote in use, broken as asked, with the one before it as the last good one. */
  deployCopy(remote: string, version: string, broken?: Parameters<typeof copyBuild>[3]): void;
  /** Gives a copy of the build of a remote, broken as asked, to so many of a hundred companies. */
  deployCanary(
    remote: string,
    version: string,
    share: number,
    broken?: Parameters<typeof copyBuild>[3],
  ): void;
  edit(remote: string, change: (entry: Entry) => Entry): void;
  /** Puts the registry back as it was built. */
  restore(): void;
  discard(): void;
};

/** A module of a handwritten build: every export is a component that throws. Without `then` of its own it is no promise, which would already throw when it is awaited. */
export const AT_RENDER = `return new Proxy({}, { get: (_, name) => {
  if (name !== 'then') return () => { throw new TypeError('Arta is not a function'); };
} });`;

/** A whole remote in a few lines: a container as the federation runtime expects it, without React. */
function entryText(globalName: string, module: string): string {
  return `globalThis.${globalName} = {
  init() {},
  get: async (name) => () => {
    if (name === './remote') {
      const none = async () => ({ default: {} });
      return { remote: { messages: { sq: none, en: none } } };
    }
    ${module}
  },
};`;
}

export function copySite(): SiteCopy {
  const folder = scratchFolder();
  cpSync(built, folder, { recursive: true });
  const registry = path.join(folder, 'remotes.json');
  const remotesOf = (place: string): Entry[] => JSON.parse(readFileSync(place, 'utf8')).remotes;
  // Without a version: that of the file's last change stands for it, and rises.
  const write = (remotes: readonly Entry[]) => {
    writeFileSync(registry, JSON.stringify({ remotes }));
    for (const suffix of ['.br', '.gz']) rmSync(registry + suffix, { force: true });
  };
  const edit: SiteCopy['edit'] = (remote, change) => {
    write(remotesOf(registry).map((entry) => (entry.name === remote ? change(entry) : entry)));
  };
  return {
    folder,
    edit,
    restore: () => write(remotesOf(path.join(built, 'remotes.json'))),
    deploy(remote, version, module, over) {
      const name = `paga_${remote}_${version.replace(/\W/g, '_')}`;
      const entry = entryText(name, module);
      const place = path.join(folder, 'remotes', remote, version);
      mkdirSync(place, { recursive: true });
      writeFileSync(path.join(place, 'remoteEntry.js'), entry);
      const url = `/remotes/${remote}/${version}/remoteEntry.js`;
      edit(remote, (used) => {
        const { lastGood: _, ...before } = used;
        const build = { ...before, version, entry: url, container: name, integrity: hashOf(entry) };
        const facts = JSON.stringify(build);
        writeFileSync(path.join(place, 'build.json'), facts);
        const hashes = { 'remoteEntry.js': hashOf(entry), 'build.json': hashOf(facts) };
        writeFileSync(path.join(place, 'integrity.json'), JSON.stringify(hashes));
        return { ...build, lastGood: over ? spareOf(used) : null };
      });
    },
    deployCanary: (remote, version, share, broken = {}) =>
      edit(remote, (before) => {
        const { lastGood: _, canary: __, ...of } = before;
        return { ...before, canary: { share, build: copyBuild(folder, of, version, broken) } };
      }),
    deployCopy: (remote, version, broken = {}) =>
      edit(remote, (before) => {
        const { lastGood: _, ...of } = before;
        const build = copyBuild(folder, of, version, broken);
        return { ...build, lastGood: spareOf(before) };
      }),
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}
