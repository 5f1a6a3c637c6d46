import type { Access } from '@paga/contract/access-level';
import { calls } from '@paga/contract/all';
import type { Endpoint } from '@paga/contract/endpoint';
import type { Verb } from './handler.ts';
import type { Routes } from './routes.ts';

/** A call of the contract, who may make it, and the handler that answers it, if there is one yet. */
export type BoundCall = { name: string; call: Endpoint; access: Access; verb: Verb | undefined };

const GIVES = { none: 0, ticket: 1, notAgreed: 1, signedIn: 1, company: 2 } as const;
const NEEDS = { open: 0, person: 1, company: 2 } as const;

/** Every call of the contract with its verb; a verb that needs more than its call's level gives, or that answers no call, is a mistake of the program. */
export function bindCalls(domains: readonly Routes[]): BoundCall[] {
  const verbs = new Map(domains.flatMap((domain) => [...domain]));
  const bound = Object.entries(calls as Record<string, Endpoint>).map(([name, call]): BoundCall => {
    const verb = verbs.get(call);
    if (verb && NEEDS[verb.scope] > GIVES[call.access.level])
      throw new Error(`${name} has the level ${call.access.level}, its verb the scope ${verb.scope}`);
    verbs.delete(call);
    return { name, call, access: call.access, verb };
  });
  const [stray] = verbs.keys();
  if (stray) throw new Error(`${stray.method} ${stray.path} is bound, but not in the contract's list of calls`);
  return bound;
}
