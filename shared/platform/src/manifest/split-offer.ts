import type { RemoteManifest } from './remote-manifest.ts';

/**
 * The fields of an offer that the first shells read: they refuse an entry whose offer has any other. Closed: what comes later is no field of `offer` in a registry but stands
 * beside it, where these shells look at nothing.
 */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  $schema: [],
  name: [],
  permissions: [],
  routes: ['path', 'title', 'code', 'needs', 'company'],
  navigation: ['path', 'label', 'icon', 'order', 'also', 'needs'],
  cards: ['id', 'point', 'title', 'code', 'order', 'width', 'room', 'needs'],
  searchSources: ['id', 'label', 'code', 'order', 'needs', 'company', 'instant'],
  actions: ['id', 'label', 'path', 'of', 'next', 'order', 'needs'],
  settings: [
    ...['id', 'group', 'order', 'label', 'text', 'icon', 'window', 'path', 'summary', 'needs', 'reads'],
    ...['ofEachCompany', 'withBookkeeping'],
  ],
  auditFields: [],
};

type Item = Readonly<Record<string, unknown>>;
/** What an offer has besides: fields of the items of a list, by their places in it, and lists that are new. */
export type OfferMore = Readonly<Record<string, unknown>>;
/** An offer as a registry has it. */
type SplitOffer = { offer: RemoteManifest; offerMore?: OfferMore };

const isItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);

const fieldsOf = (item: Item, isTaken: (name: string) => boolean): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => isTaken(name)));

/** An offer in the two parts of a registry: what every shell reads, and what was added since. */
export function splitOffer(manifest: RemoteManifest): SplitOffer {
  const [offer, more] = [{} as Record<string, unknown>, {} as Record<string, unknown>];
  for (const [name, value] of Object.entries(manifest)) {
    const known = FIRST[name];
    if (!known) {
      more[name] = value;
    } else if (!isItems(value)) {
      offer[name] = value;
    } else {
      offer[name] = value.map((item) => fieldsOf(item, (field) => known.includes(field)));
      const added = value.map((item) => fieldsOf(item, (field) => !known.includes(field)));
      const places = added.flatMap((fields, at) => (Object.keys(fields).length > 0 ? [[at, fields]] : []));
      if (places.length > 0) more[name] = Object.fromEntries(places);
    }
  }
  return {
    offer: offer as RemoteManifest,
    ...(Object.keys(more).length > 0 && { offerMore: more }),
  };
}

/** The offer of an entry of a registry, whole. */
export function wholeOffer({ offer, offerMore = {} }: SplitOffer): RemoteManifest {
  const whole: Record<string, unknown> = { ...offer };
  for (const [name, more] of Object.entries(offerMore)) {
    const items = whole[name];
    if (!(name in FIRST)) whole[name] = more;
    else if (isItems(items))
      whole[name] = items.map((item, at) => ({ ...item, ...(more as Record<number, Item>)[at] }));
  }
  return whole as RemoteManifest;
}
