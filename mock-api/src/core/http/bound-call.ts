import type { Access } from '@paga/contract/access-level';
import { callsByArea } from '@paga/contract/all';
import type { Endpoint } from '@paga/contract/endpoint';
import type { Handler } from './handler.ts';
import type { Routes } from './routes.ts';

/** A call of the contract, who may make it, and the handler that answers it, if there is one yet. */
export type BoundCall = {
  name: string;
  area: string;
  call: Endpoint;
  access: Access;
  handler: Handler | undefined;
};

const GIVES = { none: 0, ticket: 1, notAgreed: 1, signedIn: 1, company: 2, own: 0 } as const;
const NEEDS = { open: 0, person: 1, company: 2, own: 0 } as const;

const contractCalls = () =>
  Object.entries(callsByArea).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, call]) => ({ area, name, call })),
  );

/** Every call of the contract with its handler; a handler that needs more than its call's level gives, or that answers no call, is a mistake of the program. */
export function bindCalls(areas: readonly { routes: Routes }[]): BoundCall[] {
  const handlers = new Map(areas.flatMap(({ routes }) => [...routes]));
  const bound = contractCalls().map(({ area, name, call }): BoundCall => {
    const handler = handlers.get(call);
    const isOwn = call.access.level === 'own';
    if (handler && (NEEDS[handler.scope] > GIVES[call.access.level] || (handler.scope === 'own') !== isOwn))
      throw new Error(`${name} has the level ${call.access.level}, its handler the scope ${handler.scope}`);
    handlers.delete(call);
    return { name, area, call, access: call.access, handler };
  });
  const [stray] = handlers.keys();
  if (stray)
    throw new Error(`${stray.method} ${stray.path} is bound, but not in the contract's list of calls`);
  return bound;
}
