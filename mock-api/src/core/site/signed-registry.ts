import { MadeFile } from './made-file.ts';
import type { PublishedRegistry, ServedRegistry } from './registry.ts';
import { type RegistryKeys, signaturesOf } from './registry-keys.ts';
import type { SiteFile } from './site-file.ts';

const DAY = 86_400_000;
/** How long a signed registry counts. It is signed anew before half of that is gone. */
const COUNTS_MS = 7 * DAY;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The registry as browsers get it: what is in use, until when that counts, and a signature by each key over all of it. */
export class SignedRegistry {
  readonly #registry: ServedRegistry;
  readonly #keys: RegistryKeys;
  readonly #now: () => Date;
  #made: { of: PublishedRegistry; at: number; file: MadeFile } | undefined;

  constructor(registry: ServedRegistry, keys: RegistryKeys, now: () => Date) {
    this.#registry = registry;
    this.#keys = keys;
    this.#now = now;
  }

  #sign({ version, remotes }: PublishedRegistry, at: number): MadeFile {
    const expires = new Date(at + COUNTS_MS).toISOString();
    const signed = { schema: 1, version, expires, remotes };
    const signatures = signaturesOf(this.#keys, JSON.stringify(signed));
    return new MadeFile(JSON.stringify({ ...signed, signatures }), JSON_TYPE);
  }

  /** What is served now; nothing where no registry without a fault has been seen. */
  async file(accepts: string): Promise<SiteFile | undefined> {
    const of = await this.#registry.current();
    if (!of) return undefined;
    const at = this.#now().getTime();
    if (this.#made?.of !== of || Math.abs(at - this.#made.at) > COUNTS_MS / 2)
      this.#made = { of, at, file: this.#sign(of, at) };
    return this.#made.file.variant(accepts);
  }
}
