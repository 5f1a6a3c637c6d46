import {
  type ChangedEmployees,
  type ChangeEmployees,
  changeEmployees as call,
  EmployeeAction,
} from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { EmployeeStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { monthsTouched } from '#months/public.ts';
import { employee, peopleById, updateEmployees } from '#people/public.ts';
import { refusalOf } from './refuse-change.ts';

type Row = typeof employee.$inferSelect;
type Plan = { rows: Row[]; refused: ChangedEmployees['refused'] };

/** Who they were, for the one line of the audit log that is about many. */
export const auditedPeople = (rows: readonly Row[]): string[] =>
  rows.map((row) => `${fullName(row)} (${row.id})`);

/** Does one thing with many employees in one transaction; who cannot be changed is named with the reason. The audit log gets one line with everybody. */
export const changeEmployees = write({
  call,
  load: (ctx, { body }) => planOf(ctx, body),
  run: async (ctx, { body }, { rows, refused }) => {
    const changed = rows.map(({ id }) => id);
    if (changed.length > 0) await store(ctx, body, changed);
    return { changed, refused };
  },
  audit: ({ input: { body }, loaded: { rows } }) =>
    rows.length === 0 ? null : { page: 'employees', type: TYPES[body.action], ...auditedFacts(body, rows) },
});

const TYPES = {
  activate: 'activateMany',
  deactivate: 'deactivateMany',
  delete: 'deleteMany',
} as const satisfies Record<EmployeeAction, string>;

async function planOf(ctx: Context, body: ChangeEmployees): Promise<Plan> {
  const wanted = [...new Set(body.employeeIds)];
  const byId = await peopleById(ctx, wanted);
  // Ids of nobody here are those of another company or a mistake; one among others was deleted meanwhile.
  if (byId.size === 0) throw new DomainError('NOT_FOUND');
  const closed =
    body.action === EmployeeAction.delete
      ? []
      : (await monthsTouched(ctx, ALL_DAYS, true)).filter((month) => month.closed);
  const plan: Plan = { rows: [], refused: [] };
  for (const id of wanted) {
    const row = byId.get(id);
    const refusal = row ? refusalOf(row, body, { today: ctx.today, closed }) : ({ code: 'gone' } as const);
    if (row && !refusal) plan.rows.push(row);
    else if (refusal) plan.refused.push({ id, name: row ? fullName(row) : '', ...refusal });
  }
  return plan;
}

const ALL_DAYS = { from: '2000-01-01', to: null };

async function store(
  ctx: Context,
  { action, lastDay, openContract }: ChangeEmployees,
  ids: readonly number[],
): Promise<void> {
  const end = employee.expirationContract;
  const fields = {
    activate: {
      employeeStatus: EmployeeStatus.active,
      ...(openContract && {
        expirationContract: sql`case when ${end} >= ${ctx.today}::date then ${end} end`,
      }),
    },
    deactivate: {
      employeeStatus: EmployeeStatus.inactive,
      expirationContract: sql`least(${end}, ${lastDay ?? null}::date)`,
    },
    delete: { deletedAt: ctx.now },
  } satisfies Record<EmployeeAction, object>;
  await updateEmployees(ctx, ids, fields[action]);
}

/** One line for all: how many, the last day, and who they were. */
function auditedFacts({ action, lastDay }: ChangeEmployees, rows: readonly Row[]) {
  const facts = {
    count: rows.length,
    ...(action === EmployeeAction.deactivate && { lastDay }),
    employees: auditedPeople(rows),
  };
  return action === EmployeeAction.delete ? { old: facts } : { new: facts };
}
