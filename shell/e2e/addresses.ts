import { OWN_PAGES } from '../src/layout/own-pages.ts';
import { OWN_ACCOUNT, OWN_HOME } from '../src/me/own-places.ts';
import type { Product } from './product.ts';

type Registry = {
  remotes: { offer: { routes: { path: string }[] }; offerMore?: { own?: { path: string }[] } }[];
};

const registryOf = async ({ url }: Product): Promise<Registry> => (await fetch(`${url}/remotes.json`)).json();

/** Every address of the product: the frame's own, and what the remotes offer as data; somebody is the first of the demo. Those that only lead to another (`:moved`) are no screens. */
export async function addressesOf(product: Product): Promise<string[]> {
  const registry = await registryOf(product);
  return [
    ...OWN_PAGES.map(({ path }) => path),
    '/nowhere',
    ...registry.remotes.flatMap(({ offer }) =>
      offer.routes.flatMap(({ path }) => (path.includes(':moved') ? [] : [path.replace(':id', '1')])),
    ),
  ];
}

/** Every address of an employee's own page: the frame's, and the parts that remotes offer as data. It has a session of its own. */
export async function ownAddressesOf(product: Product): Promise<string[]> {
  const { remotes } = await registryOf(product);
  const parts = remotes.flatMap(({ offerMore }) => (offerMore?.own ?? []).map(({ path }) => OWN_HOME + path));
  return [OWN_HOME, OWN_ACCOUNT, ...parts];
}
