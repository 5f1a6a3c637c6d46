import { civilDateOf } from '@paga/calendar';
import { RoleId } from '@paga/contract/shapes';
import type { Context as HonoContext } from 'hono';
import type { AuditFacts } from '../audit/audit-facts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { commitNothing } from '../db/commits.ts';
import { asAccess, type Database, inCompany, inOwn, type Tx } from '../db/transaction.ts';
import { DomainError, found } from '../domain-error.ts';
import { workFor } from '../offload/working-for.ts';
import { NO_BUILDS } from '../served-builds.ts';
import { isLinked } from '../user/linked-companies.ts';
import type { BoundCall } from './bound-call.ts';
import { begunHeavy } from './budget/begun-heavy.ts';
import { endingWith } from './budget/work-budget.ts';
import { clientAddress } from './client-address.ts';
import { companyOfRequest, idFrom } from './company-of-request.ts';
import type { Actor, Context } from './context.ts';
import type { AnswerDeps } from './deps.ts';
import type { Handler, HandlerContext } from './handler.ts';
import { LaterAnswer } from './later-answer.ts';
import { parseInput } from './parse-input.ts';
import { refuseChangedWire } from './request/changed-wire.ts';
import { cookiesOf } from './request/cookies-of.ts';
import { refuseCrossSite } from './request/cross-site.ts';
import { refuseWritingHead } from './request/head.ts';
import { requestHeader } from './request/request-header.ts';
import { type RawParts, readParts } from './request/request-parts.ts';
import { scanFiles } from './request/scan-files.ts';
import { broughtBy } from './request/shown-token.ts';
import { respond } from './respond.ts';
import { dbInCompany, dbOfCall, shareOf } from './serving/call-share.ts';
import type { LinkedCompany } from './session.ts';
import { ownSessionOf, sessionOf, signedInAs } from './session-of.ts';

const RANK = { none: 0, ticket: 1, notAgreed: 2, signedIn: 3, company: 3 } as const;
const TRIAL = 2;
/** Where the process log finds who asked, a number and no name; unset without a session. */
export const ACTOR = 'actor';

/** A suspended or expired company is read only; one whose end has come is expired by itself. */
function refuseClosedCompany(bound: BoundCall, company: LinkedCompany, today: string): void {
  if (bound.call.effect === 'read' || bound.call.whenClosed === 'works') return;
  const over = company.expirationDate !== null && company.expirationDate < today;
  if (company.status > TRIAL || over) throw new DomainError('COMPANY_READ_ONLY');
}

/** Whose own page it is. Of shares and budgets an account takes that of the number below zero, which no user has. */
async function admitOwn(c: HonoContext, bound: BoundCall, deps: AnswerDeps, now: Date) {
  const { company, ...own } = await ownSessionOf(c, deps, now);
  c.set(ACTOR, -own.accountId);
  refuseClosedCompany(bound, company, civilDateOf(now));
  return { own };
}

/** Who asks and for which company: 401, then 403. */
async function admit(
  c: HonoContext,
  bound: BoundCall,
  deps: AnswerDeps,
  raw: () => Promise<RawParts>,
  now: Date,
) {
  const { level, roles } = bound.access;
  if (level === 'none') return {};
  if (level === 'own') return admitOwn(c, bound, deps, now);
  const session = await sessionOf(c, deps, now);
  c.set(ACTOR, session.userId);
  if (RANK[session.level] < RANK[level]) throw new DomainError('LEVEL_REQUIRED');
  if (!roles.includes(session.roleId)) throw new DomainError('FORBIDDEN');
  const { id, userId, roleId, language, idleMinutes, passwordGiven } = session;
  const actor: Actor = { userId, roleId, language, sessionId: id, idleMinutes, passwordGiven };
  const db = dbOfCall(deps.db, c, bound, { actor });
  if (level !== 'company') {
    await deps.sessions.requireStepUp(db, bound.call, { actor, companyId: undefined, now });
    return { actor };
  }
  const company = await (deps.companyOf ?? companyOfRequest)(
    { db, sessions: deps.sessions },
    {
      call: bound.call,
      raw: await raw(),
      header: requestHeader(c, 'x-company'),
      session,
    },
  );
  refuseClosedCompany(bound, company, civilDateOf(now));
  await deps.sessions.requireStepUp(db, bound.call, { actor, companyId: company.id, now });
  return { actor, companyId: company.id, writtenUpTo: session.writtenUpTo };
}

const writerOf = ({ actor, now }: Pick<HandlerContext, 'actor' | 'now'>) =>
  actor && { userId: actor.userId, now };

/** Who the audit log names for what a call does. */
const whoOf = ({ now, actor, companyId, own }: HandlerContext) => ({
  now,
  userId: actor?.userId,
  companyId: own?.companyId ?? companyId,
  employeeId: own?.employeeId,
});

type On = Pick<AnswerDeps, 'db' | 'replica'>;

/** The lines that a read leaves, in a transaction of their own: a read that leaves none writes nothing, and makes no answer of the company old. */
async function noteOpened(ctx: HandlerContext, lines: readonly AuditFacts[], db: Database): Promise<void> {
  if (lines.length === 0) return;
  const note = async (tx: Tx) => {
    for (const line of lines) await recordAudit(tx, whoOf(ctx), line);
  };
  if (ctx.own) return inOwn(db, ctx.own, note);
  return inCompany(db, found(ctx.companyId), note, { writer: writerOf(ctx) });
}

function inTransaction(
  handler: Handler,
  ctx: HandlerContext,
  input: never,
  { db, replica }: On,
): Promise<unknown> {
  const mode = { readOnly: handler.effect === 'read' };
  const within = (tx: Tx) => {
    const audit = handler.notes ? ctx.audit : (facts: AuditFacts) => recordAudit(tx, whoOf(ctx), facts);
    return handler.handle({ ...ctx, tx, audit }, input);
  };
  if (ctx.own) return inOwn(db, ctx.own, within, mode);
  const { companyId, writtenUpTo = null } = ctx;
  if (handler.replica && replica && companyId !== undefined)
    return replica.read(db, { companyId, upTo: writtenUpTo }, within);
  return handler.scope === 'company' && ctx.companyId !== undefined
    ? inCompany(db, ctx.companyId, within, { ...mode, writer: writerOf(ctx) })
    : asAccess(db, within, mode);
}

/** A read that notes who opened what: its lines are saved before anything goes out. */
async function inNotedTransaction(
  handler: Handler,
  ctx: HandlerContext,
  input: never,
  on: On,
): Promise<unknown> {
  const lines: AuditFacts[] = [];
  const audit = async (facts: AuditFacts) => void lines.push(facts);
  const given = await inTransaction(handler, { ...ctx, audit }, input, on);
  await noteOpened(ctx, lines, on.db);
  return given;
}

function runHandler(handler: Handler, ctx: HandlerContext, input: never, on: On): Promise<unknown> {
  if (!handler.transaction) return handler.handle(ctx, input);
  const inOne = handler.notes ? inNotedTransaction : inTransaction;
  return inOne(handler, ctx, input, on).then((given) =>
    given instanceof LaterAnswer ? given.make() : given,
  );
}

/** Inside one of the person's companies, for a read over several of them: the links are checked first, as for a call that names the company. */
async function readInLinked<T>(
  db: Database,
  { actor, now, today, log, files, afterCommit }: HandlerContext,
  companyId: number,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  if (!actor) throw new DomainError('COMPANY_NOT_LINKED');
  const shared = { actor, companyId, now, today, log, files, afterCommit };
  const within = async (tx: Tx) => {
    const mayRead = actor.roleId === RoleId.superAdmin || (await isLinked(tx, actor.userId, companyId));
    if (!mayRead) throw new DomainError('COMPANY_NOT_LINKED');
    return work({ ...shared, tx });
  };
  return inCompany(dbInCompany(db, companyId), companyId, within, { readOnly: true });
}

const nothing = () => undefined;

/** The handler's work; a heavy call's counts against what its person and their company may take. */
async function worked(
  handler: Handler,
  ctx: HandlerContext,
  input: never,
  deps: AnswerDeps,
  db: Database,
): Promise<unknown> {
  const who = shareOf(ctx);
  const end = handler.call.heavy && who ? await begunHeavy(who, { ...deps, db }) : nothing;
  try {
    await handler.gate?.(ctx, input);
    return endingWith(
      await workFor(who?.companyId, () => runHandler(handler, ctx, input, { ...deps, db })),
      end,
    );
  } catch (error) {
    end();
    throw error;
  }
}

/** What a request brings is read when somebody asks for it first, and only then. */
function readingOnce(c: HonoContext, { call }: BoundCall): () => Promise<RawParts> {
  let parts: Promise<RawParts> | undefined;
  return () => {
    parts ??= readParts(call, c.req.raw, c.req.param() as Record<string, string>);
    return parts;
  };
}

/** What is refused by its head alone, before anybody asks who asks. */
function refuseUnread(c: HonoContext, { name, call }: BoundCall, { wire }: AnswerDeps): void {
  const header = (one: string) => requestHeader(c, one);
  refuseCrossSite(header);
  refuseWritingHead(c, call.effect);
  refuseChangedWire(header, name, wire);
}

/** What was kept for after the commit; a fault in it is logged. */
async function afterwards(
  later: readonly (() => Promise<unknown>)[],
  { log }: AnswerDeps,
  { name }: BoundCall,
): Promise<void> {
  for (const work of later)
    await work().catch((error: unknown) =>
      log.error({ err: error, call: name }, 'work after a commit failed'),
    );
}

/** Every call goes this way: cross-site check, 409 for a page of another version, 401, 403, then 422, then 501, then its handler in its transaction. */
export async function answer(c: HonoContext, bound: BoundCall, deps: AnswerDeps): Promise<Response> {
  refuseUnread(c, bound, deps);
  const now = deps.now();
  const raw = readingOnce(c, bound);
  const who = await admit(c, bound, deps, raw, now);
  const input = parseInput(bound.call, await raw());
  if (!bound.handler) throw new DomainError('NOT_IMPLEMENTED');
  const db = dbOfCall(deps.db, c, bound, who);
  if (bound.call.bodyType === 'multipart') await scanFiles((input as { body?: unknown }).body, deps.scan);
  const { cookies, touched } = cookiesOf(c);
  const later: (() => Promise<unknown>)[] = [];
  const ctx: HandlerContext = {
    ...who,
    now,
    today: civilDateOf(now),
    log: deps.log,
    files: deps.files,
    backups: deps.backups,
    address: () => clientAddress(c, deps),
    agent: () => requestHeader(c, 'user-agent') ?? '',
    signedInAs: () => signedInAs(c, deps, now),
    shown: () => idFrom(requestHeader(c, 'x-company')),
    builds: deps.builds ?? NO_BUILDS,
    brought: broughtBy(c.req.raw),
    origin: () => deps.origin?.(c.req.url) ?? 'http://localhost',
    version: deps.version,
    troubles: deps.troubles ?? (async () => []),
    commits: deps.commits ?? (() => commitNothing(db)),
    asAccess: (work) => asAccess(db, work),
    inCompany: (work) =>
      inCompany(db, found('companyId' in who ? who.companyId : undefined), work, {
        writer: writerOf({ actor: 'actor' in who ? who.actor : undefined, now }),
      }),
    readInLinked: (companyId, work) => readInLinked(db, ctx, companyId, work),
    service: deps.service,
    verifyChain: async (walk) => walk(db, found(await deps.auditProof?.())),
    ...cookies,
    secretKeys: deps.secretKeys,
    afterCommit: (work) => later.push(work),
    sentRegister: deps.sentRegister,
    mailWaits: deps.mailWaits ?? false,
    afterAnswer: deps.afterAnswer ?? ((work) => later.push(work)),
    audit: () => Promise.reject(new Error('a call without a transaction writes its audit lines itself')),
  };
  const given = await worked(bound.handler, ctx, input, deps, db);
  await afterwards(later, deps, bound);
  return respond(c, bound, given, deps, touched());
}
