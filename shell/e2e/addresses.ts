import { OWN_PAGES } from '../src/layout/own-pages.ts';
import type { Product } from './product.ts';

type Registry = { remotes: { offer: { routes: { path: string }[] } }[] };

/** Every address of the product: the frame's own, and what the remotes offer as data; somebody is the first of the demo. Those that only lead to another (`:moved`) are no screens. */
export async function addressesOf({ url }: Product): Promise<string[]> {
  const registry: Registry = await (await fetch(`${url}/remotes.json`)).json();
  return [
    ...OWN_PAGES.map(({ path }) => path),
    '/nowhere',
    ...registry.remotes.flatMap(({ offer }) =>
      offer.routes.flatMap(({ path }) => (path.includes(':moved') ? [] : [path.replace(':id', '1')])),
    ),
  ];
}
