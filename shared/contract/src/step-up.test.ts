import { z } from 'zod';
import { calls, callsByArea } from './all.ts';
import type { Endpoint } from './core/endpoint.ts';
import { isOfMoney, STEP_UP_OF_CONTENT, stepUpErrors, stepUpOf } from './core/step-up.ts';
import { openApiDocument } from './openapi.ts';

const all = Object.entries(calls as Record<string, Endpoint>);
const named = (pattern: RegExp) => all.filter(([name]) => pattern.test(name));

/** Fields that say something about a person's pay, account or identity. */
const OF_A_PERSON =
  /^(personalNumber|idNumber|bankAccountNumber|iban|birthDate|netto|nettoSalary|netSalary|totalBrutto|brutto|bruttoSalary|gross|grossPay|grossSalary)$/;

/** Where a shape lists such fields, by their dotted path. */
function listsOf(schema: unknown, path = '', inList = false): string[] {
  if (schema instanceof z.ZodArray) return listsOf(schema.element, `${path}[]`, true);
  if (schema instanceof z.ZodRecord) return listsOf(schema.valueType, `${path}{}`, true);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, unknown>).flatMap(([name, shape]) => [
      ...(inList && OF_A_PERSON.test(name) ? [`${path}.${name}`] : []),
      ...listsOf(shape, `${path}.${name}`, inList),
    ]);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => listsOf(one, path, inList));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return listsOf(schema.unwrap(), path, inList);
  return [];
}

const answersFile = ({ response }: Endpoint) =>
  response === 'file' ||
  (response instanceof z.ZodObject && 'path' in response.shape && 'fileName' in response.shape);

/** Figures that belong to no person of the company: the platform's mail, amounts of an example, accounts of the company itself. */
const OF_NOBODY = [
  'getOutboxAttachment',
  'previewTaxSlabs',
  'previewTaxSlabsInCompany',
  'getBankSettings',
  'savePayingAccounts',
];

test('every call that answers a file or rows of people says what it carries', () => {
  const silent = all
    .filter(([name, call]) => !OF_NOBODY.includes(name) && call.carries === undefined)
    .filter(([, call]) => answersFile(call) || listsOf(call.response).length > 0)
    .map(([name]) => name);
  expect(silent).toEqual([]);
});

/** What a name is about: `getAnnualSalary`, `exportAnnualSalary`, `getAnnualSalaryPdf` and `sendAnnualSalary` carry the same. */
const subjectOf = (name: string) =>
  name.replace(/^(get|export|send|preview)/, '').replace(/(Pdf|Excel)$/, '');

/** Tables of daily work (`worktable`), whose files ask although the tables do not. */
const WORKTABLES = ['Salaries'];

test('calls about the same content ask for the same step-up, whatever the form', () => {
  const carrying = all.filter(([, call]) => call.carries !== undefined);
  const subjects = [...new Set(carrying.map(([name]) => subjectOf(name)))];
  const groups = subjects.map((subject) => carrying.filter(([name]) => subjectOf(name) === subject));
  const differing = groups.filter((group) => new Set(group.map(([, call]) => stepUpOf(call))).size > 1);
  expect(differing.map(([first]) => first && subjectOf(first[0]))).toEqual(WORKTABLES);
  expect(groups.filter((group) => group.length > 1).length).toBeGreaterThan(6);
});

test('everybody’s data is the one content that asks, and no call answers it without', () => {
  const asking = Object.entries(STEP_UP_OF_CONTENT).filter(([, stepUp]) => stepUp);
  expect(asking.map(([content]) => content)).toEqual(['everybody']);
  const names = [
    'getElectronicDeclaration',
    'previewBankFile',
    'exportJournal',
    'getJournal',
    'fillDocument',
  ];
  for (const name of names)
    expect([name, stepUpOf((calls as Record<string, Endpoint>)[name] ?? {})?.reason]).toEqual([
      name,
      'everybody',
    ]);
});

test('every write about people asks before its input is looked at', () => {
  const { getUserByEmail, getUserById, ...rest } = callsByArea.identity;
  const aboutPeople = Object.entries({ ...rest, createTenant: calls.createTenant } as Record<
    string,
    Endpoint
  >).filter(
    ([name, { effect, access }]) =>
      effect === 'write' &&
      access.roles.includes(1) &&
      !access.roles.includes(4) &&
      name !== 'updateCompanySecurity' &&
      name !== 'updateSupport',
  );
  expect(aboutPeople.map(([name]) => name).sort()).toEqual([
    'createAdmin',
    'createTenant',
    'createUser',
    'deleteUser',
    'updateAdmin',
    'updateUserStatus',
  ]);
  for (const [name, call] of aboutPeople)
    expect([name, stepUpOf(call)]).toEqual([name, { reason: 'people', when: 'always' }]);
});

test('every call of money is refused to a password that somebody else chose', () => {
  const money = named(
    /^(close|reopen)Period$|BankFile$|PaymentOrder(Pdf)?$|^savePayingAccounts$|^(updateEmployee|correctEmployee|changeImportedEmployee|undoImport)$|^acceptSalaryWarnings$|^signOffMonth$/,
  );
  expect(money.length).toBeGreaterThan(13);
  expect(money.filter(([, call]) => !isOfMoney(call)).map(([name]) => name)).toEqual([]);
});

test('OpenAPI lists what each of them may refuse with', () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
  };
  for (const [name, call] of all) {
    const description = paths[call.path]?.[call.method.toLowerCase()]?.responses[403]?.description ?? '';
    for (const code of stepUpErrors(call))
      expect([name, description]).toEqual([name, expect.stringContaining(code)]);
  }
  expect(stepUpErrors(calls.getSectors)).toEqual([]);
});
