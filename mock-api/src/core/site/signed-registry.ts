import { MadeFile } from './made-file.ts';
import type { PublishedRegistry, ServedRegistry } from './registry.ts';
import { COUNTS_MS, type RegistryKeys, signRegistry } from './registry-keys.ts';
import type { SiteFile } from './site-file.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The signed registry that is served, signed anew before half of the time is gone for which it counts. */
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

  /** What is served now; nothing where no registry without a fault has been seen. */
  async file(accepts: string): Promise<SiteFile | undefined> {
    const of = await this.#registry.current();
    if (!of) return undefined;
    const at = this.#now().getTime();
    if (this.#made?.of !== of || Math.abs(at - this.#made.at) > COUNTS_MS / 2)
      this.#made = {
        ...{ of, at },
        file: new MadeFile(JSON.stringify(signRegistry(of, this.#keys, at)), JSON_TYPE),
      };
    return this.#made.file.variant(accepts);
  }
}
