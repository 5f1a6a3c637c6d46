import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DraftStatus } from '@paga/contract/shapes';
import { EMPLOYEE_RULES, EMPLOYEE_WARNINGS } from '@paga/testing/employee-rules';
import type { EmployeeFacts } from '@paga/testing/employees';
import { ContractTerm, EMPTY_VALUES, type EmployeeValues } from '#values/employee-values.ts';
import { codeOf, fieldOf, formFaults, formWarnings } from './form-faults.ts';

type Words = { employee: { fault: Record<string, string>; warning: Record<string, string> } };
const wordsOf = (language: string): Words =>
  JSON.parse(readFileSync(path.resolve(__dirname, `../../../messages/${language}.json`), 'utf8')) as Words;
const words = { sq: wordsOf('sq'), en: wordsOf('en') };
const terms = { today: '2026-10-15', draftStatus: DraftStatus.undrafted, calculated: true };
const month = { day: '2026-10-31', hoursOfMonth: 176 };

const arta: EmployeeValues = {
  ...EMPTY_VALUES,
  fullName: 'Arta Krasniqi',
  personalNumber: '1234567892',
  phone: '+383 44 111 222',
  email: 'arta.krasniqi@example.com',
  occupation: 'Kontabiliste',
  bankAccountNumber: '1212012345678906',
  bruttoSalary: 1000,
  nettoSalary: 884,
  contributePercentage: 5,
  contractStarted: '2024-03-01',
};

/** The facts of a payload as somebody would type them into the form. */
function typed({
  firstName = 'Arta',
  lastName = 'Krasniqi',
  familyMembers,
  projectBudgetLines,
  sectors,
  ...facts
}: EmployeeFacts): EmployeeValues {
  const family = familyMembers && {
    family: Object.fromEntries(familyMembers.map((one) => [one.familyMemberType, one.members])),
  };
  const shares = (projectBudgetLines ?? []).flatMap(({ projectId, budgetLines }) =>
    budgetLines.map(({ budgetLineId, checked, percentage = null }) => ({
      projectId,
      budgetLineId,
      checked,
      percentage,
    })),
  );
  const term = facts.expirationContract ? ContractTerm.fixed : ContractTerm.indefinite;
  return {
    ...arta,
    ...(facts as Partial<EmployeeValues>),
    ...family,
    shares,
    contractTerm: term,
    fullName: `${firstName} ${lastName}`.trim(),
  };
}

test('a form that is filled in right has no fault and no warning', () => {
  expect(formFaults(arta, terms)).toEqual([]);
  expect(formWarnings(arta, DraftStatus.undrafted, month)).toEqual([]);
});

// An empty first name leaves one word in the one field that the form has for both.
// The net and the contribution follow from the gross: where it is missing, one text asks for gross or net.
const ELSEWHERE = ['nameMissing', 'netMissing', 'contributionMissing'];
const rules = EMPLOYEE_RULES.filter(({ code }) => !ELSEWHERE.includes(code));
test.each(rules)('$facts is at fault, in both languages: $sq', ({ facts, path: place, code, sq, en }) => {
  const fault = formFaults(typed(facts), terms).find(({ field }) => field === fieldOf(place));
  expect(fault?.code).toBe(code);
  expect([words.sq.employee.fault[code], words.en.employee.fault[code]]).toEqual([sq, en]);
});

test('a form without a name, and one with a name of one word', () => {
  const codes = ['', '  ', 'Arta'].map((fullName) => formFaults({ ...arta, fullName }, terms)[0]?.code);
  expect(codes).toEqual(['nameMissing', 'nameMissing', 'nameOneWord']);
});

test('a project salary is calculated before it is saved', () => {
  const byProject = typed({ salaryPaymentType: 3 });
  const chosen = { ...byProject, shares: [{ projectId: 1, budgetLineId: 1, checked: true, percentage: 50 }] };
  expect(formFaults(chosen, { ...terms, calculated: false })).toEqual([
    { field: 'shares', code: 'calculateFirst' },
  ]);
  expect(words.en.employee.fault.calculateFirst).toBe('Please calculate values before saving');
  expect(formFaults(chosen, terms)).toEqual([]);
});

test('a draft needs a name only', () => {
  const draft = { ...terms, draftStatus: DraftStatus.draft };
  expect(formFaults({ ...EMPTY_VALUES, fullName: 'Blerta Gashi' }, draft)).toEqual([]);
  expect(
    formFaults({ ...EMPTY_VALUES, fullName: 'Blerta', email: 'x' }, draft).map(({ code }) => code),
  ).toEqual(['nameOneWord', 'emailInvalid']);
});

test.each(EMPLOYEE_WARNINGS)(
  '$facts is a warning and no fault: $sq',
  ({ facts, path: place, code, sq, en }) => {
    expect(formFaults(typed(facts), terms)).toEqual([]);
    const warning = formWarnings(typed(facts), DraftStatus.undrafted, month).find(
      ({ field }) => field === place,
    );
    expect(warning?.code).toBe(code);
    expect([words.sq.employee.warning[code], words.en.employee.warning[code]]).toEqual([sq, en]);
  },
);

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1000.005])(
  'a gross of %p is a fault of its field, and no reason for a warning',
  (bruttoSalary) => {
    expect(formFaults({ ...arta, bruttoSalary }, terms)).toEqual([
      { field: 'bruttoSalary', code: 'amountInvalid' },
    ]);
    expect(formWarnings({ ...arta, bruttoSalary }, DraftStatus.undrafted, month)).toEqual([]);
  },
);

test.each([Number.NaN, 5.123456])(
  'a contribution of %p percent is a fault of its field, and no reason for a warning',
  (contributePercentage) => {
    expect(formFaults({ ...arta, contributePercentage }, terms)).toEqual([
      { field: 'contributePercentage', code: 'percentageInvalid' },
    ]);
    expect(formWarnings({ ...arta, contributePercentage }, DraftStatus.undrafted, month)).toEqual([]);
  },
);

test('a message of the server without a known code gets the code of its field', () => {
  expect(codeOf('employee.contributePercentage', 'too_big', 'Too big')).toBe('percentageInvalid');
  expect(codeOf('personalNumber', 'too_big', 'Personal number must be 10 characters long')).toBe(
    'idNumberLength',
  );
  expect(codeOf('address', 'too_big', 'Too big')).toBe('invalid');
});
