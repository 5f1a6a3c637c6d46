import { wholeOffer } from '../manifest/split-offer.ts';
import type { RegistryEntry, RemoteBuild } from './registry.ts';

type Facts = Readonly<Record<string, unknown>>;

/** What every item of an offer's lists has: without one of them the page could not draw it. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  routes: ['path', 'title', 'code'],
  navigation: ['path', 'label', 'icon'],
  cards: ['id', 'point', 'title', 'code'],
  searchSources: ['id', 'label', 'code'],
};

const isObject = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const hasTexts = (facts: unknown, names: readonly string[]): facts is Facts =>
  isObject(facts) && names.every((name) => typeof facts[name] === 'string' && facts[name] !== '');

function isOffer(offer: unknown): boolean {
  if (!isObject(offer)) return false;
  return Object.entries(TEXTS).every(([list, names]) => {
    const items = offer[list];
    return Array.isArray(items) && items.every((item) => hasTexts(item, names) && Array.isArray(item.needs));
  });
}

/** What of a build can never run here; undefined where nothing is wrong. In development a build comes from another port, unsigned. */
function buildFault(build: unknown, isSigned: boolean): string | undefined {
  if (!hasTexts(build, ['version', 'entry', 'container', 'kit', 'platform'])) return 'of another shape';
  if (!isSigned) return undefined;
  if (!/^sha384-[A-Za-z0-9+/]{64}$/.test(String(build.integrity))) return 'without the hash of its entry';
  const addresses = [build.entry, ...(build.fallbackUrl === undefined ? [] : [build.fallbackUrl])];
  const isOwn = addresses.every((one) => /^\/remotes\/[a-z][\w.-]*\/[\w.-]+\/[\w.-]+\.js$/.test(String(one)));
  return isOwn ? undefined : 'at an address outside /remotes/';
}

/** What keeps an entry from being used, in words; undefined where nothing does. The server has looked at all of it: here is seen what would break the page. */
export function entryFault(entry: unknown, isSigned: boolean): string | undefined {
  if (!hasTexts(entry, ['name']) || !isOffer(entry.offer)) return 'of another shape';
  if (!isObject(entry.texts) || !isObject(entry.texts.sq) || !isObject(entry.texts.en))
    return 'without texts';
  return buildFault(entry, isSigned);
}

/** An entry that has no fault, with a last good build and a canary only where these have none either. */
export function usedEntry(entry: RegistryEntry, isSigned: boolean): RegistryEntry {
  const { lastGood = null, disabled = false, canary, ...used } = entry as Partial<RegistryEntry>;
  const spare = lastGood && !buildFault(lastGood, isSigned) ? (lastGood as RemoteBuild) : null;
  const tried =
    isObject(canary) && canary.share > 0 && !entryFault({ ...canary.build, name: entry.name }, isSigned);
  const whole = <Part extends Pick<RegistryEntry, 'offer' | 'offerMore'>>({ offerMore, ...part }: Part) => ({
    ...part,
    offer: wholeOffer({ offer: part.offer, ...(offerMore && { offerMore }) }),
  });
  return {
    ...whole(used as RegistryEntry),
    ...{ lastGood: spare, disabled },
    ...(tried && canary && { canary: { share: canary.share, build: whole(canary.build) } }),
  };
}
