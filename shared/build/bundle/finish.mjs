// After the bundler: hashes of every file, and brotli and gzip made ahead so that the server never compresses.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = /\.(js|css|html|json|svg|txt)$/;
const SMALLEST = 512;

/** `sha384-…` as in an integrity attribute. */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Every file below a folder, by its path from there with `/`. */
export function filesIn(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.relative(dir, path.join(item.parentPath, item.name)).split(path.sep).join('/'))
    .sort();
}

/** Writes `file.br` and `file.gz` beside a file. */
export async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Whether a file of a build is listed and served: its list and its source maps are for the server alone. */
export const isServed = (file) => file !== 'integrity.json' && !file.endsWith('.map');

/** Makes the compressed copies of a build folder, then `integrity.json`: sha-384 of every file that can be served, which source maps are not. */
export async function finish(dir) {
  const plain = filesIn(dir).filter((file) => !/\.(br|gz)$/.test(file) && isServed(file));
  await Promise.all(
    plain.filter((file) => COMPRESSED.test(file)).map((file) => compress(path.join(dir, file))),
  );
  const served = filesIn(dir).filter(isServed);
  const hashes = await Promise.all(
    served.map(async (file) => [file, integrityOf(await readFile(path.join(dir, file)))]),
  );
  await writeFile(
    path.join(dir, 'integrity.json'),
    `${JSON.stringify(Object.fromEntries(hashes), null, 1)}\n`,
  );
}
