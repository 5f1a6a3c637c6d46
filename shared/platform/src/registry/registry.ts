import type { RemoteManifest } from '../manifest/remote-manifest.ts';
import type { OfferMore } from '../manifest/split-offer.ts';

/**
 * One immutable build of a remote. `entry` is the address of its `remoteEntry.js`, `container` the global that it defines. `integrity` is the hash of the entry, which
 * carries those of its chunks; null only in development. `kit` and `platform` are the ranges it was built for, `builtWith` the versions of what the page lends
 * it, by name; `fallbackUrl` is where the same entry lies as well.
 */
export type RemoteBuild = {
  version: string;
  entry: string;
  container: string;
  integrity: string | null;
  kit: string;
  platform: string;
  builtWith?: Readonly<Record<string, string>>;
  fallbackUrl?: string;
};

/** One remote of `/remotes.json`: the build in use, the last good one, what the remote offers (`offerMore`: what shells of before do not read), and a build that so many of a hundred companies have instead. */
export type RegistryEntry = RemoteBuild & {
  name: string;
  lastGood: RemoteBuild | null;
  disabled: boolean;
  offer: RemoteManifest;
  offerMore?: OfferMore;
  texts: { sq: Record<string, string>; en: Record<string, string> };
  canary?: {
    share: number;
    build: RemoteBuild & Pick<RegistryEntry, 'offer' | 'texts'> & { offerMore?: OfferMore };
  };
};

/**
 * `/remotes.json`. `version` is the millisecond of the move that put these builds in use and only rises, also when it goes back to earlier builds; `expires` is an
 * ISO moment. Each signature is of the JSON text of all the rest, with Ed25519, in base64. What a page does not know is left alone.
 */
export type SignedRegistry = {
  schema: 1;
  version: number;
  expires: string;
  remotes: readonly unknown[];
  signatures: readonly { key: string; value: string }[];
};
