// What a site without a server needs: a registry that is signed as the server would, and a page that knows the keys.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { compress, integrityOf } from '../bundle/finish.mjs';

const { publicKeys, registryKeys, signRegistry } = await tsImport(
  '../../../mock-api/src/core/site/registry-keys.ts',
  import.meta.url,
);

/** The keys of a file, as the server's `REGISTRY_KEY_FILE` has them. */
export function keysIn(file) {
  if (!existsSync(file)) throw new Error(`${file} is not there: openssl rand -hex 32 makes a key`);
  return registryKeys({ name: 'REGISTRY_KEY', value: undefined, file });
}

/** Gives a registry its end and a signature by each key. */
export const signWith = (keys) => (registry) => signRegistry(registry, keys, Date.now());

const ROOM = /<meta name="paga-registry-keys" content="[^"]*">/;

/** Writes the public keys into the page of a site. */
export async function putKeysIntoPage(site, keys) {
  const shell = path.join(site, 'shell');
  const file = path.join(shell, 'index.html');
  const page = readFileSync(file, 'utf8');
  const written = page.replace(ROOM, `<meta name="paga-registry-keys" content="${publicKeys(keys)}">`);
  if (written === page) return;
  writeFileSync(file, written);
  await compress(file);
  const list = path.join(shell, 'integrity.json');
  const hashes = JSON.parse(readFileSync(list, 'utf8'));
  for (const name of ['index.html', 'index.html.br', 'index.html.gz'])
    if (name in hashes) hashes[name] = integrityOf(readFileSync(path.join(shell, name)));
  writeFileSync(list, `${JSON.stringify(hashes, null, 1)}\n`);
}
