import type { AnswerOf, Effect, Endpoint, ParsedOf } from '@paga/contract/endpoint';
import type { Actor, CallContext, Context, PersonContext } from './context.ts';
import { DomainError } from './domain-error.ts';

/** What a write leaves in the audit log; only the fields that differ between `old` and `new` are kept. */
export type AuditFacts = {
  /** The screen a person would look for it on: `employees`, `salaries`, `vacations`, ... */
  page: string;
  type: string;
  objectId?: number | null;
  old?: Readonly<Record<string, unknown>> | null;
  new?: Readonly<Record<string, unknown>> | null;
};

/** How much a verb must know before it runs: nobody, a person, or a person in one company. */
export type Scope = 'open' | 'person' | 'company';

/** A call bound to what it does; made by `read`, `write` and their siblings, mounted by `routes`. */
export type Verb = {
  call: Endpoint;
  scope: Scope;
  effect: Effect;
  handle: (ctx: HandlerContext, input: never) => Promise<unknown>;
};

/** What the server hands to a verb; `actor` and `companyId` are there when the scope asks for them. */
export type HandlerContext = CallContext & {
  actor?: Actor;
  companyId?: number;
  audit: (facts: AuditFacts) => Promise<void>;
};

type Read<E extends Endpoint, Ctx> = {
  call: E;
  /** Beyond level and role, which the contract's access table says. */
  policy?: (actor: Actor, input: ParsedOf<E>) => boolean;
  run: (ctx: Ctx, input: ParsedOf<E>) => Promise<AnswerOf<E>>;
};

type Write<E extends Endpoint, Ctx, Loaded> = {
  call: E;
  policy?: (actor: Actor, input: ParsedOf<E>) => boolean;
  /** The rows the write is about; throws `NOT_FOUND` when one is foreign or absent. */
  load?: (ctx: Ctx, input: ParsedOf<E>) => Promise<Loaded>;
  run: (ctx: Ctx, input: ParsedOf<E>, loaded: Loaded) => Promise<AnswerOf<E>>;
  /** Null only when the answer says that nothing was changed (a booking refused with status 200). */
  audit: (facts: { ctx: Ctx; input: ParsedOf<E>; loaded: Loaded; answer: AnswerOf<E> }) => AuditFacts | null;
};

function readVerb<E extends Endpoint, Ctx>(scope: Scope, { call, policy, run }: Read<E, Ctx>): Verb {
  const handle = async (ctx: HandlerContext, input: ParsedOf<E>) => {
    if (policy && !(ctx.actor && policy(ctx.actor, input))) throw new DomainError('FORBIDDEN');
    return run(ctx as Ctx, input);
  };
  return { call, scope, effect: 'read', handle };
}

// The order is the same for every write: may this person, fetch or throw, the one thing, its audit line; all in one transaction.
function writeVerb<E extends Endpoint, Ctx, Loaded>(scope: Scope, { call, policy, load, run, audit }: Write<E, Ctx, Loaded>): Verb {
  const handle = async (ctx: HandlerContext, input: ParsedOf<E>) => {
    if (policy && !(ctx.actor && policy(ctx.actor, input))) throw new DomainError('FORBIDDEN');
    const own = ctx as Ctx;
    const loaded = (await load?.(own, input)) as Loaded;
    const answer = await run(own, input, loaded);
    const facts = audit({ ctx: own, input, loaded, answer });
    if (facts) await ctx.audit(facts);
    return answer;
  };
  return { call, scope, effect: 'write', handle };
}

/** A read inside one company. */
export function read<E extends Endpoint>(verb: Read<E, Context>): Verb {
  return readVerb('company', verb);
}

/** A write inside one company. */
export function write<E extends Endpoint, Loaded = undefined>(verb: Write<E, Context, Loaded>): Verb {
  return writeVerb('company', verb);
}

/** A read about the signed-in person, or one of the few over several companies. */
export function personRead<E extends Endpoint>(verb: Read<E, PersonContext>): Verb {
  return readVerb('person', verb);
}

/** A write about the signed-in person. */
export function personWrite<E extends Endpoint, Loaded = undefined>(verb: Write<E, PersonContext, Loaded>): Verb {
  return writeVerb('person', verb);
}
