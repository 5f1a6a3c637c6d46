import {
  changeEmployees,
  changeImportedEmployee,
  correctEmployee,
  createEmployee,
  deleteEmployee,
  type EmployeeEdit,
  getEmployeeHistory,
  restoreEmployees,
  startImport,
  undoImport,
  updateEmployee,
} from '@paga/contract/employees';
import { accountOf, anEmployee } from '@paga/testing/employees';
import { type Move, monthOf, type Play } from './move.ts';
import { accountName, deletion, grossName, MONTHS, personName, untilName } from './pay-model.ts';
import type { Edit } from './provenance.ts';
import { type Account, of, type Stage } from './stage.ts';

/** Accounts that somebody may enter; what was there before is below 100. */
const accountAt = (what: number) => accountOf(100 + (what % 4));
const GROSS = [1000, 1200, 1500, 3000] as const;
const MOST = 6;

/** Reads what an employee is paid on in each month; what is otherwise than before has been made by this account. */
async function notePay(stage: Stage, by: Account, employeeId: number): Promise<void> {
  const { body } = await stage.ask(stage.reader, getEmployeeHistory, { query: { employeeId } });
  const raises = body.filter(({ isDated, changes }) => isDated && changes.some(isGross)).reverse();
  const edits = new Map<number, Edit>();
  for (const month of MONTHS) {
    const last = raises.findLast(({ validFrom }) => validFrom <= `2026-${month}-28`);
    const gross = Number(last?.changes.find(isGross)?.new ?? 0);
    const edit = edits.get(gross) ?? {};
    edits.set(gross, edit);
    stage.model.element(grossName(employeeId, month)).set(stage.act(by, gross, edit));
  }
  const { bankAccountNumber } = await stage.employeeRecord(employeeId);
  stage.model.element(accountName(employeeId)).set(stage.act(by, bankAccountNumber ?? undefined));
}
const isGross = ({ field }: { field: string }) => field === 'bruttoSalary';

async function correctAccount(stage: Stage, move: Move): Promise<void> {
  const [by, employeeId] = [stage.account(move.by), stage.employee(move.whom)];
  const { bankAccountNumber } = await stage.employeeRecord(employeeId);
  // Now and then the account that was there at first.
  const value = move.what % 5 === 4 ? accountOf(stage.employees.indexOf(employeeId)) : accountAt(move.what);
  const body = { userId: stage.company.id, employeeId, field: 'bankAccountNumber' as const, value };
  const what = `changes the account of ${employeeId} to ${value}`;
  if (await stage.change(by, what, correctEmployee, { body: { ...body, was: bankAccountNumber } }))
    await notePay(stage, by, employeeId);
}

/** The whole form: a raise from the first of a month, now and then with another account. */
async function editEmployee(stage: Stage, move: Move): Promise<void> {
  const [by, employeeId] = [stage.account(move.by), stage.employee(move.whom)];
  const now = await stage.employeeRecord(employeeId);
  if (now.expirationContract) return;
  const { userId: _, ...form } = anEmployee({ userId: stage.company.id });
  const { firstName, lastName, personalNumber, version } = now;
  const bankAccountNumber = move.what % 3 === 0 ? accountAt(move.what) : now.bankAccountNumber;
  const [bruttoSalary, validFrom] = [of(GROSS, move.what), `2026-${monthOf(move)}-01`];
  const kept = { firstName, lastName, personalNumber, version };
  const employee = { ...form, ...kept, bankAccountNumber, bruttoSalary, validFrom } as EmployeeEdit;
  const what = `raises pay of ${employeeId} to ${bruttoSalary} from ${validFrom}, account ${bankAccountNumber}`;
  const body = { userId: stage.company.id, employeeId, employee: JSON.stringify(employee) as never };
  if (await stage.change(by, what, updateEmployee, { body })) await notePay(stage, by, employeeId);
}

/** A list of one person whose pay or account is other than saved. */
async function importList(stage: Stage, move: Move): Promise<void> {
  const [by, employeeId] = [stage.account(move.by), stage.employee(move.whom)];
  const userId = stage.company.id;
  const begin = await stage.ask(by, startImport, { body: { userId, fileName: 'lista.xlsx' } });
  if (begin.status !== 200) return;
  const { importId } = begin.body;
  const { version } = await stage.employeeRecord(employeeId);
  const values =
    move.what % 2 === 0
      ? { bankAccountNumber: accountAt(move.what) }
      : { grossSalary: of(GROSS, move.what >> 1) };
  const names = [accountName(employeeId), ...MONTHS.map((month) => grossName(employeeId, month))];
  const before = new Map(names.map((name) => [name, stage.model.element(name).current]));
  const body = { userId, importId, employeeId, version, validFrom: `2026-${monthOf(move)}-01`, values };
  const what = `imports a list of ${employeeId} with ${JSON.stringify(values)} from ${monthOf(move)}`;
  if (!(await stage.change(by, what, changeImportedEmployee, { body }))) return;
  stage.imports.push({ id: importId, before });
  await notePay(stage, by, employeeId);
}

async function undoList(stage: Stage, move: Move): Promise<void> {
  const list = stage.imports.at(-1);
  if (!list) return;
  const body = { userId: stage.company.id, importId: list.id };
  const done = await stage.change(stage.account(move.by), `undoes an import of ${list.id}`, undoImport, {
    body,
  });
  if (!done) return;
  stage.imports.pop();
  // Who was deleted since stays as they are.
  if (done.body.restored === 0) return;
  for (const [name, act] of list.before) stage.model.element(name).restore(act);
}

/** Somebody new on the list, who may not exist. */
async function addEmployee(stage: Stage, move: Move): Promise<void> {
  const by = stage.account(move.by);
  if (stage.employees.length >= MOST) return;
  const number = stage.employees.length;
  const body = anEmployee({
    userId: stage.company.id,
    firstName: `Ri ${number}`,
    personalNumber: `9${String(number).padStart(9, '0')}`,
    bankAccountNumber: accountOf(60 + number),
  });
  const done = await stage.change(by, `adds an employee of ${body.firstName}`, createEmployee, { body });
  if (!done) return;
  const { id } = done.body;
  stage.employees.push(id);
  stage.model.element(personName(id)).set(stage.act(by, true));
  await notePay(stage, by, id);
}

async function removeEmployee(stage: Stage, move: Move): Promise<void> {
  const [by, employeeId] = [stage.account(move.by), stage.employee(move.whom)];
  const query = { tenantId: stage.company.id, employeeId };
  if (!(await stage.change(by, `deletes the employee of ${employeeId}`, deleteEmployee, { query }))) return;
  const person = stage.model.element(personName(employeeId));
  stage.deleted.set(employeeId, person.current);
  person.set(stage.act(by, deletion(stage.log.length)));
}

async function restoreEmployee(stage: Stage, move: Move): Promise<void> {
  const [by, employeeId] = [stage.account(move.by), stage.employee(move.whom)];
  const body = { userId: stage.company.id, employeeIds: [employeeId] };
  const done = await stage.change(by, `restores the employee of ${employeeId}`, restoreEmployees, { body });
  const before = stage.deleted.get(employeeId);
  if (!before || !done?.body.changed.includes(employeeId)) return;
  const person = stage.model.element(personName(employeeId));
  // Once somebody has agreed that the person is gone, coming back is new.
  if (stage.model.isAgreed(person.current)) person.set(stage.act(by, `restored ${stage.log.length}`));
  else person.restore(before);
}

/** A last day within a month, or none any more. */
async function changeContract(stage: Stage, move: Move): Promise<void> {
  const [by, employeeId, month] = [stage.account(move.by), stage.employee(move.whom), monthOf(move)];
  const isEnd = move.what % 2 === 0;
  const body = {
    userId: stage.company.id,
    employeeIds: [employeeId],
    openContract: !isEnd,
    ...(isEnd
      ? { action: 'deactivate' as const, lastDay: `2026-${month}-20` }
      : { action: 'activate' as const }),
  };
  const what = `${isEnd ? 'ends' : 'opens'} the contract of ${employeeId}`;
  const done = await stage.change(by, what, changeEmployees, { body });
  if (!done?.body.changed.includes(employeeId)) return;
  const { expirationContract } = await stage.employeeRecord(employeeId);
  const edit: Edit = {};
  for (const one of MONTHS) {
    const isReached = expirationContract !== null && expirationContract <= `2026-${one}-31`;
    const act = stage.act(by, isReached ? expirationContract : undefined, edit);
    stage.model.element(untilName(employeeId, one)).set(act);
  }
}

export const EMPLOYEE_MOVES: Record<string, Play> = {
  correctAccount: { weight: 7, play: correctAccount },
  editEmployee: { weight: 4, play: editEmployee },
  importList: { weight: 4, play: importList },
  undoList: { weight: 3, play: undoList },
  addEmployee: { weight: 2, play: addEmployee },
  removeEmployee: { weight: 1, play: removeEmployee },
  restoreEmployee: { weight: 1, play: restoreEmployee },
  changeContract: { weight: 1, play: changeContract },
};
