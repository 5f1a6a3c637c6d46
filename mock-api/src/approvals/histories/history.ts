import { saveSignOffRule } from '@paga/contract/approvals';
import { savePayingAccounts } from '@paga/contract/filing';
import { Gender } from '@paga/contract/shapes';
import { accountOf } from '@paga/testing/employees';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { TEST_PASSWORD, type TestServer, type TestUser } from '@paga/testing/server';
import fc from 'fast-check';
import { EMPLOYEE_MOVES } from './employee-moves.ts';
import { calculate, clearDeductions, FIGURE_MOVES } from './figure-moves.ts';
import { LEAVE_MOVES } from './leave-moves.ts';
import { LINE_MOVES } from './line-moves.ts';
import { accept, close, MONTH_MOVES, pay, sign } from './month-moves.ts';
import type { Move, Play } from './move.ts';
import { MONTHS } from './pay-model.ts';
import { PEOPLE_MOVES } from './people-moves.ts';
import { RULE_MOVES } from './rule-moves.ts';
import { type Account, Stage } from './stage.ts';

const PLAYS: Record<string, Play> = {
  ...FIGURE_MOVES,
  ...EMPLOYEE_MOVES,
  ...LINE_MOVES,
  ...LEAVE_MOVES,
  ...MONTH_MOVES,
  ...PEOPLE_MOVES,
  ...RULE_MOVES,
};

/** A history: its steps, and whether two more people are there who do nothing before its end. */
export type History = { moves: Move[]; honest: boolean };

const kind = fc.oneof(
  ...Object.entries(PLAYS).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) })),
);
const aMove = fc.record({
  kind,
  by: fc.nat(7),
  month: fc.nat(1),
  whom: fc.nat(7),
  what: fc.nat(255),
});

/** Histories of up to so many steps. */
export const histories = (steps: number): fc.Arbitrary<History> =>
  fc.record({
    moves: fc.noBias(fc.array(aMove, { maxLength: steps, size: 'max' })),
    honest: fc.boolean(),
  });

const accountFor = (user: TestUser): Account => ({ user, password: TEST_PASSWORD });

/** A company whose September was paid, and four people of all roles who have done nothing yet. */
async function arranged(server: TestServer, honest: boolean) {
  server.clock.set('2026-10-26T09:00:00Z');
  await server.asAccess((tx) => tx.execute('delete from "try_count"'));
  const company = await server.company();
  const employees = await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta' },
    { firstName: 'Dardan', gender: Gender.male },
  );
  const september = { month: 9, year: 2026 };
  await calculatedMonth(server, company, september);
  await closedMonth(server, company, september);
  const founder = server.as(company.admin);
  const accounts = [{ account: '1701000000009001', layout: 'csv' }];
  await founder.call(savePayingAccounts, { body: { tenantId: company.id, accounts } });
  await founder.call(saveSignOffRule, { body: { tenantId: company.id, required: true } });
  const four: TestUser[] = [];
  for (const roleId of [2, 3, 4, 1] as const)
    four.push(
      await server.user({ roleId, companies: roleId === 1 ? [] : [company.id], name: `Roli ${roleId}` }),
    );
  const idle = [company.admin, ...(honest ? [] : [company.manager, company.user])].map(({ id }) => id);
  await server.asAccess((tx) => tx.execute(`update "app_user" set "status" = 2 where "id" in (${idle})`));
  const companies = { own: company, elsewhere: (await server.company({ name: 'Drini' })).id };
  const stage = new Stage(server, companies, four.map(accountFor), accountFor(await server.superAdmin()));
  stage.employees.push(...employees);
  for (const { user } of stage.accounts) if (user.roleId === 1) stage.controls.platform(user.id);
  for (const [at, id] of employees.entries()) stage.model.begin(id, accountOf(at), 1000);
  return stage;
}

/** Two people who have done nothing calculate, sign off, close and pay whatever is open, or the history has left no way. */
async function requireWayThrough(stage: Stage): Promise<void> {
  const [first, second] = [accountFor(stage.company.manager), accountFor(stage.company.user)];
  for (const month of MONTHS) {
    await calculate(stage, first, month);
    if ((await stage.rows(month)).length === 0) continue;
    await clearDeductions(stage, first, month);
    await accept(stage, first, month);
    if (stage.model.isTwoAsked) await sign(stage, second, month);
    await close(stage, first, month);
    await pay(stage, second, month);
    if (!(await stage.isClosed(month)))
      stage.fail(`two people who had done nothing could not close ${month}`);
    stage.count('way through');
  }
}

/** Plays a history until its end or the first violation. */
export async function played(server: TestServer, { moves, honest }: History): Promise<Stage> {
  const stage = await arranged(server, honest);
  for (const move of moves) {
    await PLAYS[move.kind]?.play(stage, move);
    if (stage.violation) return stage;
  }
  stage.isAtEnd = true;
  if (honest) await requireWayThrough(stage);
  return stage;
}
