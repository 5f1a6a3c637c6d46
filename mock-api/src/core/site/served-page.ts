import { MadeFile } from './made-file.ts';
import { publicKeys, type RegistryKeys } from './registry-keys.ts';

/** Where the build leaves room for the keys; who signed the registry of this folder with a key of their own wrote others there, with which nothing is signed here. */
const ROOM = /<meta name="paga-registry-keys" content="[^"]*">/;
const HTML_TYPE = 'text/html; charset=utf-8';

/** The page of a shell with the keys that this installation signs its registry with; made once for each page that was built. */
export class ServedPage {
  readonly #room: string;
  readonly #made = new WeakMap<Buffer, MadeFile>();

  constructor(keys: RegistryKeys) {
    this.#room = `<meta name="paga-registry-keys" content="${publicKeys(keys)}">`;
  }

  of(built: Buffer): MadeFile {
    const known = this.#made.get(built);
    if (known) return known;
    const html = built.toString('utf8').replace(ROOM, this.#room);
    const page = new MadeFile(html, HTML_TYPE);
    this.#made.set(built, page);
    return page;
  }
}
