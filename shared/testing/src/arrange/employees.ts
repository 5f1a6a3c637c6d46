import { CreateEmployee, createEmployee, startImport } from '@paga/contract/employees';
import { DraftStatus } from '@paga/contract/shapes';
import type { Speaker } from '#server/send-call.ts';
import type { HttpTestServer } from '#server/start-http-server.ts';

/** What a test says about an employee; the rest is as for Arta Krasniqi. `userId` (the company) is filled in when the employee is saved. */
export type EmployeeFacts = Partial<Omit<CreateEmployee, 'userId'>>;

/** The create payload of an employee: Arta Krasniqi, 1,000.00 a month since 1 March 2024, full time, primary. */
export function anEmployee(facts: EmployeeFacts & { userId: number }): CreateEmployee {
  return CreateEmployee.parse({
    firstName: 'Arta',
    lastName: 'Krasniqi',
    occupation: 'Kontabiliste',
    phone: '+383 44 111 222',
    email: 'arta.krasniqi@example.com',
    personalNumber: '1234567892',
    bank: 'BKT',
    bankAccountNumber: '1212012345678906',
    bruttoSalary: 1000,
    contributePercentage: 5,
    contractStarted: '2024-03-01',
    gender: 1,
    ...facts,
  });
}

/** Personal numbers with a valid check digit; the first is Arta's. */
const PERSONAL_NUMBERS = ['1234567892', '1999384753', '1763855925', '1008167059', '2565529407'] as const;

/** Bank accounts with valid check digits; the first is Arta's. */
export function accountOf(index: number): string {
  const body = String(12_120_123_456_789 + index);
  return `${body}${String(98n - ((BigInt(body) * 100n) % 97n)).padStart(2, '0')}`;
}

/** Payloads of several employees of a company; personal numbers and accounts that a test does not name are given out in order, so that they differ. */
export function someEmployees(company: { id: number }, people: readonly EmployeeFacts[]): CreateEmployee[] {
  return people.map((facts, index) =>
    anEmployee({
      userId: company.id,
      personalNumber: PERSONAL_NUMBERS[index] ?? `9${String(index).padStart(9, '0')}`,
      bankAccountNumber: accountOf(index),
      ...facts,
    }),
  );
}

/** Begins an import, and answers with its id. */
export async function startedImport(speaker: Speaker, company: { id: number }): Promise<number> {
  const body = { userId: company.id, fileName: 'punetoret.xlsx' };
  return (await speaker.call(startImport, { body })).body.importId;
}

/** Creates employees through the server, as a person would, and returns their ids in order; one without phone or occupation as a row of an import. */
export async function createdEmployees(
  speaker: Speaker,
  company: { id: number },
  ...people: readonly EmployeeFacts[]
): Promise<number[]> {
  const ids: number[] = [];
  for (const body of someEmployees(company, people)) {
    const isTyped = body.draftStatus === DraftStatus.draft || (body.phone && body.occupation);
    const importId = isTyped ? undefined : await startedImport(speaker, company);
    const { status, body: answer } = await speaker.call(createEmployee, { body: { ...body, importId } });
    if (status !== 200) throw new Error(`the employee was refused: ${JSON.stringify(answer)}`);
    ids.push(answer.id);
  }
  return ids;
}

/** Puts employees into the tables of a company of the server over HTTP, all at once, and returns their ids in order: for a screen that is not about how they came. */
export function insertedEmployees(
  server: HttpTestServer,
  company: { id: number },
  ...people: readonly EmployeeFacts[]
): Promise<number[]> {
  return server.employees(company, someEmployees(company, people));
}
