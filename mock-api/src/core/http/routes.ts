import type { Endpoint } from '@paga/contract/endpoint';
import type { Handler } from './handler.ts';

/** The handlers of a domain, by the call each one answers. */
export type Routes = ReadonlyMap<Endpoint, Handler>;

/** Binds each handler to the call it declares; the same call twice, or an effect that differs from the contract's, is a mistake of the program. */
export function routes(handlers: readonly Handler[]): Routes {
  const bound = new Map<Endpoint, Handler>();
  for (const handler of handlers) {
    const name = `${handler.call.method} ${handler.call.path}`;
    if (bound.has(handler.call)) throw new Error(`${name} is bound twice`);
    if (handler.effect !== handler.call.effect)
      throw new Error(`${name} is a ${handler.call.effect} in the contract, bound as a ${handler.effect}`);
    bound.set(handler.call, handler);
  }
  return bound;
}
