// What a site without a server needs: a registry that is signed, and a page that knows the keys.
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress, integrityOf } from '../bundle/finish.mjs';

const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const COUNTS_MS = 7 * 86_400_000;

/** The keys of a file: 64 hexadecimal digits each, the newest first, as the server's `REGISTRY_KEY_FILE` has them. */
export function keysIn(file) {
  const words = readFileSync(file, 'utf8')
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0 || words.some((word) => !/^[0-9a-f]{64}$/i.test(word)))
    throw new Error(`${file} must be 64 hexadecimal digits, or several such keys, the newest first`);
  return words.map((word) => {
    const der = Buffer.concat([PRIVATE, Buffer.from(word, 'hex')]);
    const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    const bytes = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    return { id, privateKey, publicKey: bytes.toString('base64') };
  });
}

/** Gives a registry its end and a signature by each key. */
export function signWith(keys, now = Date.now()) {
  return ({ schema, version, remotes }) => {
    const signed = { schema, version, expires: new Date(now + COUNTS_MS).toISOString(), remotes };
    const text = Buffer.from(JSON.stringify(signed));
    const signatures = keys.map(({ id, privateKey }) => ({
      key: id,
      value: sign(null, text, privateKey).toString('base64'),
    }));
    return { ...signed, signatures };
  };
}

const ROOM = /<meta name="paga-registry-keys" content="[^"]*">/;

/** Writes the public keys into the page of a site. */
export async function putKeysIntoPage(site, keys) {
  const shell = path.join(site, 'shell');
  const file = path.join(shell, 'index.html');
  const content = keys.map(({ id, publicKey }) => `${id}:${publicKey}`).join(' ');
  const page = readFileSync(file, 'utf8');
  const written = page.replace(ROOM, `<meta name="paga-registry-keys" content="${content}">`);
  if (written === page) return;
  writeFileSync(file, written);
  await compress(file);
  const list = path.join(shell, 'integrity.json');
  const hashes = JSON.parse(readFileSync(list, 'utf8'));
  for (const name of ['index.html', 'index.html.br', 'index.html.gz'])
    if (name in hashes) hashes[name] = integrityOf(readFileSync(path.join(shell, name)));
  writeFileSync(list, `${JSON.stringify(hashes, null, 1)}\n`);
}
