import type { Access } from '@paga/contract/access-level';
import { accessTable } from '@paga/contract/access-table';
import { calls } from '@paga/contract/all';
import { EVEN_WHEN_CLOSED } from '@paga/contract/closed-company';
import type { Endpoint } from '@paga/contract/endpoint';
import type { Verb } from './handler.ts';
import type { Routes } from './routes.ts';

/** A call of the contract, who may make it, and the verb that answers it, if there is one yet. */
export type BoundCall = { name: string; call: Endpoint; access: Access; verb: Verb | undefined; evenWhenClosed: boolean };

const GIVES = { none: 0, ticket: 1, notAgreed: 1, signedIn: 1, company: 2 } as const;
const NEEDS = { open: 0, person: 1, company: 2 } as const;

/** Every call of the contract with its verb; a verb that needs more than its call's level gives, or that answers no call, is a mistake of the program. */
export function bindCalls(domains: readonly Routes[]): BoundCall[] {
  const verbs = new Map(domains.flatMap((domain) => [...domain]));
  const bound = Object.entries(calls as Record<string, Endpoint>).map(([name, call]): BoundCall => {
    const access: Access = accessTable[name as keyof typeof accessTable];
    const verb = verbs.get(call);
    if (verb && NEEDS[verb.scope] > GIVES[access.level])
      throw new Error(`${name} has the level ${access.level}, its verb the scope ${verb.scope}`);
    verbs.delete(call);
    return { name, call, access, verb, evenWhenClosed: EVEN_WHEN_CLOSED.some((known) => known === name) };
  });
  const [stray] = verbs.keys();
  if (stray) throw new Error(`${stray.method} ${stray.path} is bound, but not in the contract's list of calls`);
  return bound;
}
