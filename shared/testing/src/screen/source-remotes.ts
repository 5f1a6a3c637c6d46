import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RegistryEntry, type RemoteConnector, startRemotes } from '@paga/platform/host';
import { RemoteManifest } from '@paga/platform/manifest';
import i18next from 'i18next';

type Tree = { readonly [key: string]: string | Tree };
/** The languages of the product. */
export const LANGUAGES = ['sq', 'en'] as const;
const root = path.resolve(__dirname, '../../../..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const messagesOf = (remote: string, language: string) =>
  readJson(`mf-${remote}/messages/${language}.json`) as Tree;

function flat(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}

/** What a remote offers by its `remote.json`. */
export function offerOf(remote: string): RemoteManifest {
  return RemoteManifest.parse(readJson(`mf-${remote}/remote.json`));
}

/** The entry that a build of the remote would have in the registry. */
function entryOf(remote: string): RegistryEntry {
  const offer = offerOf(remote);
  const textsIn = (language: string) => Object.fromEntries(flat(messagesOf(offer.name, language)));
  const build = { version: '0.1.0-source', entry: '/remoteEntry.js', container: `paga_${offer.name}` };
  const ranges = { integrity: null, kit: '^0.1.0', platform: '^0.1.0' };
  const texts = { sq: textsIn('sq'), en: textsIn('en') };
  return { name: offer.name, ...build, ...ranges, lastGood: null, disabled: false, offer, texts };
}

function connectTo(isDown: (remote: string) => boolean): RemoteConnector {
  return async ({ name }) => {
    if (isDown(name)) throw new Error(`${name} is down`);
    for (const language of LANGUAGES) i18next.addResourceBundle(language, name, messagesOf(name, language));
    const load = async (module: string): Promise<unknown> =>
      module === './remote' ? { remote: {} } : import(path.join(root, `mf-${name}/src`, module));
    return { load };
  };
}

/** Starts every remote of the checkout from its sources, as the page starts them from their builds. Those for which `isDown` cannot be reached. */
export function startSourceRemotes(isDown: (remote: string) => boolean = () => false): void {
  const entries = readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort()
    .map((name) => entryOf(name.slice(3)));
  startRemotes(
    { entries, source: 'network', faults: [] },
    { connect: connectTo(isDown), versions: { kit: '0.1.0', platform: '0.1.0' }, report: () => undefined },
  );
}
