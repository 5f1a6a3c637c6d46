import { civilDateOf } from '@paga/calendar';
import type { AnswerOf, Endpoint, InputOf } from '@paga/contract/endpoint';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import type { CivilDate } from '@paga/contract/shapes';
import type { Logger } from 'pino';
import type { Area } from '#core/area.ts';
import { recordAudit } from '#core/audit/record-audit.ts';
import { asAccess, type Database, inCompany, type Tx } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import type { FileStore } from '#core/files/file-store.ts';
import type { Actor } from '#core/http/context.ts';
import type { HandlerContext } from '#core/http/handler.ts';
import { parseInput } from '#core/http/parse-input.ts';
import type { RawParts } from '#core/http/request/request-parts.ts';
import { endSession, openSession } from '#identity/public.ts';
import { waitForTurn } from './wait-for-turn.ts';

/** What the demo's life needs of the server. */
export type Surroundings = { db: Database; files: FileStore; log: Logger; areas: readonly Area[] };
type Office = Surroundings & { tx: Tx; companyId: number; code: string; actor: Actor; until: Date };

/** The hour of the day at which everything is done, in Kosovo an hour or two later. */
const HOUR = 'T09:00:00Z';

/** That hour of a day; of today no later than it is by now. */
const hourOf = (day: CivilDate, until: Date): Date =>
  new Date(Math.min(Date.parse(day + HOUR), until.getTime()));

/**
 * Somebody of the demo at work on the day it is for them: they make the product's calls, answered by its own handlers, each with its checked input, its
 * gate and its audit line, so that what they leave is what a person would have left.
 */
export class Clerk {
  readonly #office: Office;
  #now: Date;

  constructor(office: Office, day: CivilDate) {
    this.#office = office;
    this.#now = hourOf(day, office.until);
  }

  get companyId(): number {
    return this.#office.companyId;
  }

  get code(): string {
    return this.#office.code;
  }

  moveTo(day: CivilDate): void {
    this.#now = hourOf(day, this.#office.until);
  }

  /** Types the closing code, so that salaries may be edited on this day. */
  async allowEdits(): Promise<void> {
    const { code, actor } = this.#office;
    await this.call(authenticateCode, { body: { code, userId: actor.userId } });
  }

  async call<E extends Endpoint>(call: E, input: InputOf<E>): Promise<AnswerOf<E>> {
    const routes = this.#office.areas.map((area) => area.routes).find((one) => one.has(call));
    const handler = found(routes?.get(call));
    const parsed = parseInput(call, { params: {}, query: {}, body: undefined, ...input } as RawParts);
    const ctx = this.#context();
    await handler.gate?.(ctx, parsed);
    return (await handler.handle(ctx, parsed)) as AnswerOf<E>;
  }

  /** As `answer` makes it of a request; what only a request has is not there. */
  #context(): HandlerContext {
    const { db, tx, files, log, companyId, actor } = this.#office;
    const now = this.#now;
    return {
      ...{ tx, files, log, companyId, actor, now, today: civilDateOf(now) },
      asAccess: (work: (own: Tx) => Promise<unknown>) => asAccess(db, work),
      inCompany: (work: (own: Tx) => Promise<unknown>) => inCompany(db, companyId, work),
      afterCommit: () => undefined,
      audit: (facts: Parameters<HandlerContext['audit']>[0]) =>
        recordAudit(tx, { now, userId: actor.userId, companyId }, facts),
    } as unknown as HandlerContext;
  }
}

type Employer = { companyId: number; userId: number; code: string };

/** Lets a person of a company work from a day on, until the present at the latest, in one transaction: all of what they do is there, or nothing. */
export async function atWork(
  around: Surroundings,
  { companyId, userId, code }: Employer,
  { day, until }: { day: CivilDate; until: Date },
  work: (clerk: Clerk, tx: Tx) => Promise<void>,
): Promise<void> {
  const begun = hourOf(day, until);
  const { sessionId } = await asAccess(around.db, (tx) => openSession(tx, { userId, now: begun }));
  const actor: Actor = {
    ...{ userId, sessionId },
    ...{ roleId: 2, idleMinutes: 30, passwordGiven: false, language: 'sq' },
  };
  await inCompany(around.db, companyId, async (tx) => {
    await waitForTurn(tx);
    await work(new Clerk({ ...around, tx, companyId, code, actor, until }, day), tx);
  });
  await asAccess(around.db, (tx) => endSession(tx, sessionId, begun));
}
