import { contentSecurityPolicy } from './content-security-policy.ts';
import { MadeFile } from './made-file.ts';
import { publicKeys, type RegistryKeys } from './registry-keys.ts';

/** Where the build leaves room for the keys. */
const ROOM = '<meta name="paga-registry-keys" content="">';
const HTML_TYPE = 'text/html; charset=utf-8';

type Page = { file: MadeFile; policy: string };

/** The page of a shell with the keys that this installation signs its registry with, and its security policy; made once for each page that was built. */
export class ServedPage {
  readonly #room: string;
  readonly #made = new WeakMap<Buffer, Page>();

  constructor(keys: RegistryKeys) {
    this.#room = ROOM.replace('""', `"${publicKeys(keys)}"`);
  }

  of(built: Buffer): Page {
    const known = this.#made.get(built);
    if (known) return known;
    const html = built.toString('utf8').replace(ROOM, this.#room);
    const page = { file: new MadeFile(html, HTML_TYPE), policy: contentSecurityPolicy(html) };
    this.#made.set(built, page);
    return page;
  }
}
