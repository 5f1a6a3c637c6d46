import type { Endpoint } from '@paga/contract/endpoint';
import type { Verb } from './handler.ts';

/** The verbs of a domain, by the call each one answers. */
export type Routes = ReadonlyMap<Endpoint, Verb>;

/** Binds each verb to the call it declares; the same call twice, or an effect that differs from the contract's, is a mistake of the program. */
export function routes(verbs: readonly Verb[]): Routes {
  const bound = new Map<Endpoint, Verb>();
  for (const verb of verbs) {
    const name = `${verb.call.method} ${verb.call.path}`;
    if (bound.has(verb.call)) throw new Error(`${name} is bound twice`);
    if (verb.effect !== verb.call.effect) throw new Error(`${name} is a ${verb.call.effect} in the contract, bound as a ${verb.effect}`);
    bound.set(verb.call, verb);
  }
  return bound;
}
