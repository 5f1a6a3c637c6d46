import type { Endpoint } from '@paga/contract/endpoint';
import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context, PersonContext } from '#core/http/context.ts';
import { type Handler, personRead, personWrite, read, write } from '#core/http/handler.ts';

type Dated = { id: number; validFrom: string; createdBy: number | null; createdAt: Date };
/** What is set of a row: not which one it is, nor who brought it in. */
type ValuesOf<Row extends Dated> = Omit<Row, 'id' | 'createdBy' | 'createdAt'>;
type Contexts = { nation: PersonContext; company: Context };
type Sent = { body?: unknown };
/** The makers of handlers by whose values they are. */
type Makers<Ctx> = {
  read: (handler: { call: Endpoint; run: (ctx: Ctx) => Promise<unknown> }) => Handler;
  write: <Loaded>(handler: {
    call: Endpoint;
    load: (ctx: Ctx, sent: Sent) => Promise<Loaded>;
    run: (ctx: Ctx, sent: Sent, loaded: Loaded) => Promise<unknown>;
    audit: (facts: { loaded: Loaded; answer: unknown }) => AuditFacts;
  }) => Handler;
};

type Declared<Of extends keyof Contexts, Row extends Dated, Body> = {
  of: Of;
  calls: {
    read: Endpoint;
    change: Endpoint<undefined, undefined, z.ZodType<Body>>;
    /** Its body is the id alone. */
    remove?: Endpoint;
  };
  table: PgTable & { $inferSelect: Row; id: PgColumn };
  /** Values that no two rows share: one that repeats them takes the other's place. */
  unique: Readonly<Record<string, PgColumn>>;
  values: (ctx: Contexts[Of], body: NoInfer<Body>) => ValuesOf<Row>;
  list: (ctx: Contexts[Of]) => Promise<unknown>;
  answer: (ctx: Contexts[Of], row: Row) => Promise<unknown>;
  /** The answer's name of the row; `id` when left out. */
  id?: string;
  /** Throws for a row from which salaries were paid. Left out: no salary names one, and it is rewritten in its place. */
  requireUnpaid?: (ctx: Contexts[Of], row: Row) => Promise<void>;
  /** The page of the audit log, and what a line says of values. */
  page: string;
  audited: (values: ValuesOf<Row>) => Record<string, unknown>;
};

async function storedIn<Of extends keyof Contexts, Row extends Dated, Body>(
  ctx: Contexts[Of],
  { table, unique, requireUnpaid }: Declared<Of, Row, Body>,
  { old, values }: { old: Row | undefined; values: ValuesOf<Row> },
): Promise<Row> {
  const row = { ...values, createdBy: ctx.actor.userId, createdAt: ctx.now };
  if (old && requireUnpaid) await ctx.tx.delete(table).where(eq(table.id, old.id));
  const insert = ctx.tx.insert(table as PgTable).values(row);
  const [stored] = await (requireUnpaid
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: Object.values(unique), set: row })
  ).returning();
  if (!stored) throw new DomainError('CONFLICT');
  return stored as Row;
}

/** The row that a condition finds, locked, when nothing was paid from it. */
async function changeable<Of extends keyof Contexts, Row extends Dated, Body>(
  ctx: Contexts[Of],
  { table, requireUnpaid }: Declared<Of, Row, Body>,
  where: ReturnType<typeof and>,
): Promise<Row | undefined> {
  const [row] = (await ctx.tx
    .select()
    .from(table as PgTable)
    .where(where)
    .for('update')) as Row[];
  if (row) await requireUnpaid?.(ctx, row);
  return row;
}

type Loaded<Row extends Dated> = { values: ValuesOf<Row>; old: Row | undefined };

function changeOf<Of extends keyof Contexts, Row extends Dated, Body>(declared: Declared<Of, Row, Body>) {
  const { unique, page, audited, id = 'id' } = declared;
  return {
    call: declared.calls.change as Endpoint,
    load: async (ctx: Contexts[Of], { body }: Sent): Promise<Loaded<Row>> => {
      const values = declared.values(ctx, body as Body);
      const same = Object.entries(unique).map(([name, column]) => eq(column, Reflect.get(values, name)));
      return { values, old: await changeable(ctx, declared, and(...same)) };
    },
    run: async (ctx: Contexts[Of], _sent: Sent, loaded: Loaded<Row>) =>
      declared.answer(ctx, await storedIn(ctx, declared, loaded)),
    audit: ({ loaded: { values, old }, answer }: { loaded: Loaded<Row>; answer: unknown }) => ({
      page,
      type: old ? 'update' : 'create',
      objectId: Reflect.get(Object(answer), id),
      old: old ? audited(old) : null,
      new: audited(values),
    }),
  };
}

function removalOf<Of extends keyof Contexts, Row extends Dated, Body>(
  declared: Declared<Of, Row, Body>,
  call: Endpoint,
) {
  const { table, page, audited } = declared;
  return {
    call,
    load: async (ctx: Contexts[Of], { body }: Sent) => {
      const [id] = Object.values(body as Record<string, number>);
      return found(await changeable(ctx, declared, eq(table.id, id)));
    },
    run: async ({ tx }: Contexts[Of], _sent: Sent, { id }: Row) => {
      await tx.delete(table).where(eq(table.id, id));
      return undefined;
    },
    audit: ({ loaded }: { loaded: Row }) => ({
      page,
      type: 'delete',
      objectId: loaded.id,
      old: audited(loaded),
    }),
  };
}

/**
 * Values of the nation or of a company that hold from a payment date on, declared once: listed, changed and removed, each with its audit line. Those of the
 * same date are replaced, while no salary was paid from them.
 */
export function datedValues<Of extends keyof Contexts, Row extends Dated, Body>(
  declared: Declared<Of, Row, Body>,
): Handler[] {
  const { of, calls } = declared;
  const scope = of === 'nation' ? { read: personRead, write: personWrite } : { read, write };
  const { read: reads, write: writes } = scope as unknown as Makers<Contexts[Of]>;
  return [
    reads({ call: calls.read, run: declared.list }),
    writes(changeOf(declared)),
    ...(calls.remove ? [writes(removalOf(declared, calls.remove))] : []),
  ];
}
