import { isGenuine } from './genuine.ts';
import type { SiteFile, SiteFiles } from './site-file.ts';
import { isThere } from './with-build.ts';

const OF_REMOTE = /^remotes\/([a-z][a-z0-9-]*)\/(\w[\w.-]*)\//;

/** Brings a build that does not lie here; whether it does now. */
export type Bring = (build: { name: string; version: string }) => Promise<boolean>;

/** The files of the builds below a site: none that is not byte for byte what its build listed. */
export function builtFiles(root: string, files: SiteFiles, bring: Bring) {
  const genuine = (part: string, bytes: Buffer) => isGenuine(files, part, bytes);
  const variant = (place: string, accepts: string) => files.variant(place, accepts, genuine);
  return {
    /** A file as it was built. */
    whole: async (place: string): Promise<Buffer | undefined> => {
      const bytes = await files.read(place);
      return bytes && (await genuine(place, bytes)) ? bytes : undefined;
    },
    /** A file of the shell; one that is named by its content also of those before it: a page that stands open asks for the files it came with. */
    ofShell: async (
      name: string,
      { accepts, isHashed }: { accepts: string; isHashed: boolean },
    ): Promise<SiteFile | undefined> => {
      const file = await variant(`shell/${name}`, accepts);
      if (file || !isHashed) return file;
      for (const shell of await files.folders('shells')) {
        const earlier = await variant(`shells/${shell}/${name}`, accepts);
        if (earlier) return earlier;
      }
      return undefined;
    },
    /** A file of a remote; another server may have the build already that the registry names. */
    ofRemote: async (place: string, accepts: string): Promise<SiteFile | undefined> => {
      const file = await variant(place, accepts);
      const [, name, version] = OF_REMOTE.exec(place) ?? [];
      if (file || !name || !version || isThere(root, name, version)) return file;
      return (await bring({ name, version })) ? variant(place, accepts) : undefined;
    },
  };
}
