import type { AnswerOf, Effect, Endpoint, ParsedOf } from '@paga/contract/endpoint';
import type { AuditFacts } from '../audit/audit-facts.ts';
import type { Tx } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import type {
  Actor,
  AfterCommit,
  CompaniesContext,
  CompanySecretContext,
  Context,
  GateContext,
  OpenContext,
  OwnContext,
  PersonContext,
} from './context.ts';
import type { LaterAnswer } from './later-answer.ts';
import type { OwnFacts } from './own-facts.ts';

/** How much a handler must know before it runs: nobody, a person, a person in one company, or an employee on the own page. */
type Scope = 'open' | 'person' | 'company' | 'own';

/** What the server hands to a handler; `actor`, `companyId` and `tx` are there when the handler's kind asks for them. */
export type HandlerContext = OpenContext & {
  actor?: Actor;
  companyId?: number;
  writtenUpTo?: string | null;
  own?: OwnFacts;
  tx?: Tx;
  shown: PersonContext['shown'];
  inCompany: CompanySecretContext['inCompany'];
  readInLinked: CompaniesContext['readInLinked'];
  service: CompanySecretContext['service'];
  verifyChain: CompanySecretContext['verifyChain'];
  afterCommit: AfterCommit;
  audit: (facts: AuditFacts) => Promise<void>;
};

/** A call bound to what it does; made by `read`, `write` and their siblings, mounted by `routes`. */
export type Handler<E extends Endpoint = Endpoint> = {
  call: E;
  scope: Scope;
  effect: Effect;
  /** Whether the server opens one transaction around `handle`. */
  transaction: boolean;
  /** A replica may answer it. */
  replica?: boolean | undefined;
  /** A read that leaves lines in the audit log. */
  notes?: boolean | undefined;
  gate?: (ctx: HandlerContext, input: never) => Promise<void>;
  handle: (ctx: HandlerContext, input: never) => Promise<unknown>;
};

export type Read<E extends Endpoint, Ctx> = {
  call: E;
  /** A replica may answer it: a report, an export, a search, the audit log. It may run twice. */
  replica?: boolean;
  /** Beyond level and role, which the contract's access table says. */
  policy?: (actor: Actor, input: ParsedOf<E>) => boolean;
  run: (ctx: Ctx, input: ParsedOf<E>) => Promise<AnswerOf<E> | LaterAnswer<AnswerOf<E>>>;
  /** That what is an employee's was opened, or taken away: its lines are saved before the answer goes out. */
  opened?: (ctx: Ctx, input: ParsedOf<E>) => Promise<Audited>;
};

type Audited = AuditFacts | readonly AuditFacts[] | null;

export type Write<E extends Endpoint, Ctx, Loaded> = {
  call: E;
  policy?: (actor: Actor, input: ParsedOf<E>) => boolean;
  /** Before the transaction: a closing code to try, a grant to ask for. What it counts stays when it refuses. */
  gate?: (ctx: GateContext, input: ParsedOf<E>) => Promise<void>;
  /** The rows the write is about; throws `NOT_FOUND` when one is foreign or absent. */
  load?: (ctx: Ctx, input: ParsedOf<E>) => Promise<Loaded>;
  run: (ctx: Ctx, input: ParsedOf<E>, loaded: Loaded) => Promise<AnswerOf<E>>;
  /** A line, or one for each company it is about. Null only when the answer says that nothing was changed (a booking refused with status 200). */
  audit: (facts: {
    ctx: Ctx;
    input: ParsedOf<E>;
    loaded: Loaded;
    answer: AnswerOf<E>;
  }) => Audited | Promise<Audited>;
  /** After the commit: what a write that was saved leaves to the session. */
  saved?: (ctx: GateContext, answer: AnswerOf<E>) => Promise<void>;
};

export type Direct<E extends Endpoint, Ctx> = {
  call: E;
  run: (ctx: Ctx, input: ParsedOf<E>) => Promise<AnswerOf<E>>;
};

function refuse<E extends Endpoint>(
  policy: ((actor: Actor, input: ParsedOf<E>) => boolean) | undefined,
  ctx: HandlerContext,
  input: ParsedOf<E>,
) {
  if (policy && !(ctx.actor && policy(ctx.actor, input))) throw new DomainError('FORBIDDEN');
}

export function readHandler<E extends Endpoint, Ctx>(
  scope: Scope,
  { call, policy, replica, run, opened }: Read<E, Ctx>,
): Handler<E> {
  const handle = async (ctx: HandlerContext, input: ParsedOf<E>) => {
    refuse(policy, ctx, input);
    const answer = await run(ctx as Ctx, input);
    const facts = await opened?.(ctx as Ctx, input);
    for (const line of [facts ?? []].flat()) await ctx.audit(line);
    return answer;
  };
  return { call, scope, effect: 'read', transaction: true, replica, notes: opened !== undefined, handle };
}

// The order is the same for every write: may this person, the gate, fetch or throw, the one thing, its audit line; the last three in one transaction.
export function writeHandler<E extends Endpoint, Ctx, Loaded>(
  scope: Scope,
  { call, policy, gate, load, run, audit, saved }: Write<E, Ctx, Loaded>,
): Handler<E> {
  const before = async (ctx: HandlerContext, input: ParsedOf<E>) => {
    refuse(policy, ctx, input);
    await gate?.(ctx as GateContext, input);
  };
  const handle = async (ctx: HandlerContext, input: ParsedOf<E>) => {
    const own = ctx as Ctx;
    const loaded = (await load?.(own, input)) as Loaded;
    const answer = await run(own, input, loaded);
    const facts = await audit({ ctx: own, input, loaded, answer });
    for (const line of [facts ?? []].flat()) await ctx.audit(line);
    if (saved) ctx.afterCommit(() => saved(ctx as GateContext, answer));
    return answer;
  };
  return { call, scope, effect: 'write', transaction: true, gate: before, handle };
}

export function directHandler<E extends Endpoint, Ctx>(
  scope: Scope,
  { call, run }: Direct<E, Ctx>,
): Handler<E> {
  const handle = (ctx: HandlerContext, input: ParsedOf<E>) => run(ctx as Ctx, input);
  return { call, scope, effect: call.effect, transaction: false, handle };
}

/** A read inside one company. */
export function read<E extends Endpoint>(handler: Read<E, Context>): Handler<E> {
  return readHandler('company', handler);
}

/** A write inside one company. */
export function write<E extends Endpoint, Loaded = undefined>(
  handler: Write<E, Context, Loaded>,
): Handler<E> {
  return writeHandler('company', handler);
}

/** A read about the signed-in person, or one of the few over several companies. */
export function personRead<E extends Endpoint>(handler: Read<E, PersonContext>): Handler<E> {
  return readHandler('person', handler);
}

/** A write about the signed-in person. */
export function personWrite<E extends Endpoint, Loaded = undefined>(
  handler: Write<E, PersonContext, Loaded>,
): Handler<E> {
  return writeHandler('person', handler);
}

/** A call that needs no session and handles a secret; it opens its own transactions and writes its own audit lines. */
export function openSecret<E extends Endpoint>(handler: Direct<E, OpenContext>): Handler<E> {
  return directHandler('open', handler);
}

/** The same for the signed-in person. */
export function personSecret<E extends Endpoint>(handler: Direct<E, OwnContext>): Handler<E> {
  return directHandler('person', handler);
}

/** The same for the signed-in person in one company. */
export function companySecret<E extends Endpoint>(handler: Direct<E, CompanySecretContext>): Handler<E> {
  return directHandler('company', handler);
}

/** A read over several of the signed-in person's companies, each in a transaction of its own. */
export function companiesRead<E extends Endpoint>(handler: Direct<E, CompaniesContext>): Handler<E> {
  return directHandler('person', handler);
}
