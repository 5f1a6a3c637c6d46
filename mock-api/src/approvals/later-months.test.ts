import { getOvertime, updateOvertime } from '@paga/contract/company/settings';
import {
  changeEmployees,
  changeRecurringLine,
  createRecurringLine,
  EmployeeAction,
  endRecurringLine,
} from '@paga/contract/employees';
import { storeVacation, updateVacation } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { OCTOBER, signingOffice } from '@paga/testing/signing-office';
import { employee } from '#people/table.ts';

const NOVEMBER = { month: 11, year: 2026 };
const own = { status: 403, body: { code: 'SIGN_OFF_OWN_CHANGE' } };
const done = { status: 200 };

test('who signs a later month has not signed what a line takes in an earlier one', async () => {
  const { admin, manager, user, blerta, as, tenantId, sign, state, close, calculate } = await signingOffice();
  const line = { name: 'Kredia', field: 'stops', amount: 25, share: null, total: null, order: 1 };
  const body = { tenantId, employeeId: blerta, line: { ...line, from: '2026-10-01', to: null } as never };
  expect(await as(manager).call(createRecurringLine, { body })).toMatchObject(done);
  await calculate(user, NOVEMBER);
  expect(await sign(admin, { ...NOVEMBER, accepts: true })).toMatchObject(done);
  expect(await close(user, NOVEMBER)).toMatchObject(done);
  expect(await calculate(admin)).toMatchObject(done);
  expect((await state(manager)).refusal?.made).toMatchObject([{ kind: 'line', employee: 'Blerta Hoxha' }]);
  expect(await sign(manager)).toMatchObject(own);
  expect(await sign(user, { ...OCTOBER, accepts: true })).toMatchObject(done);
});

type Office = Awaited<ReturnType<typeof signingOffice>>;
const KREDIA = { name: 'Kredia', field: 'stops', amount: 25, share: null, order: 1 } as const;
const lineFrom = ({ tenantId, blerta: employeeId }: Office, from: string) => ({
  body: { tenantId, employeeId, line: { ...KREDIA, total: null, from, to: null } as never },
});

/** What one person enters before October is signed, and what of it begins in November. */
const LATER: [string, (office: Office) => Promise<unknown>][] = [
  [
    'line',
    async (office) => {
      const { as, manager, tenantId } = office;
      const { id, ...line } = (await as(manager).call(createRecurringLine, lineFrom(office, '2026-10-01')))
        .body;
      const body = {
        tenantId,
        id,
        version: 1,
        since: '2026-11-01',
        line: { ...KREDIA, total: null, amount: 300, from: line.from, to: null } as never,
      };
      return as(manager).call(changeRecurringLine, { body });
    },
  ],
  [
    'line',
    async (office) => {
      const { as, manager, tenantId } = office;
      const { id } = (await as(manager).call(createRecurringLine, lineFrom(office, '2026-10-01'))).body;
      return as(manager).call(endRecurringLine, { body: { tenantId, id, version: 1, to: '2026-10-31' } });
    },
  ],
  [
    'line',
    async (office) => {
      const { as, manager, tenantId } = office;
      const start = lineFrom(office, '2026-10-01');
      const whole = { ...start.body, line: { ...(start.body.line as object), total: 50 } as never };
      const { id } = (await as(manager).call(createRecurringLine, { body: whole })).body;
      // October takes 25 of either; November 25 of the first, 5 of the second.
      const line = { ...(whole.line as object), total: 30 } as never;
      return as(manager).call(changeRecurringLine, {
        body: { tenantId, id, version: 1, since: '2026-10-01', line },
      });
    },
  ],
  [
    'contract',
    ({ as, manager, tenantId, blerta }) => {
      const end = { action: EmployeeAction.deactivate, lastDay: '2026-11-20', openContract: false };
      return as(manager).call(changeEmployees, { body: { userId: tenantId, employeeIds: [blerta], ...end } });
    },
  ],
  [
    'leave',
    async ({ server, company, as, manager, tenantId, blerta: employeeId }) => {
      await server.inCompany(company.id, (tx) => tx.update(employee).set({ gender: Gender.male }));
      const leave = { type: LeaveType.special, reason: 'fatherUnpaid' as const, from: '2026-10-30' };
      const booked = await as(manager).call(storeVacation, {
        body: { tenantId, employeeId, ...leave, to: '2026-10-30' },
      });
      const { id, version } = (booked.body as { vacation: { id: number; version: number } }).vacation;
      return as(manager).call(updateVacation, {
        params: { id },
        body: { version, ...leave, to: '2026-11-04' } as never,
      });
    },
  ],
  [
    'settings',
    async ({ as, manager }) => {
      const { id: _, validFrom: _from, ...now } = (await as(manager).call(getOvertime, {})).body;
      const from = (validFrom: string, nightPercentage: number) =>
        as(manager).call(updateOvertime, {
          body: { ...now, version: undefined, nightPercentage, validFrom },
        });
      await from('2026-10-01', 40);
      return from('2026-11-01', 60);
    },
  ],
];

test.each(LATER)('who signs October has not signed what begins in November: %s', async (kind, enter) => {
  const office = await signingOffice();
  const { admin, user, manager, state, sign, close, calculate } = office;
  expect(await enter(office)).toMatchObject(done);
  expect(await calculate(admin)).toMatchObject(done);
  expect(await sign(user, { ...OCTOBER, accepts: true })).toMatchObject(done);
  expect(await close(admin)).toMatchObject(done);
  await calculate(user, NOVEMBER);
  expect((await state(manager, NOVEMBER)).refusal?.made).toMatchObject([{ kind }]);
  expect(await sign(manager, { ...NOVEMBER, accepts: true })).toMatchObject(own);
  expect(await sign(admin, { ...NOVEMBER, accepts: true })).toMatchObject(done);
});
