import { ClosingCode } from '@paga/contract/company/closing-code';
import { NewCompany } from '@paga/contract/company/profile';
import { Overtime } from '@paga/contract/company/settings';
import { NewUser } from '@paga/contract/identity/users';
import i18next from 'i18next';
import { checkedBody } from './checked-body.ts';
import { type FieldSchema, schemaRule } from './schema-rule.ts';

beforeEach(() => i18next.changeLanguage('en'));

const messageFor = (schema: FieldSchema, value: unknown, text?: string): Promise<string> =>
  schemaRule(schema, text)
    .validator(undefined, value)
    .then(
      () => 'fine',
      (error: Error) => error.message,
    );

test.each([
  ['an e-mail', NewUser.shape.email, 'arta@agimi.test', 'fine'],
  ['what is none', NewUser.shape.email, 'arta@agimi', 'Enter a valid e-mail'],
  ['a percentage above the most', Overtime.shape.nightPercentage, 501, 'At most 500'],
  ['a percentage below 0', Overtime.shape.nightPercentage, -1, 'At least 0'],
  ['a name that is too long', NewUser.shape.name, 'x'.repeat(500), 'At most 100 characters'],
  ['nothing, which is the business of required', NewUser.shape.email, ' ', 'fine'],
])('of %s it says what is wrong in the words of the person', async (_, schema, value, expected) => {
  expect(await messageFor(schema, value)).toBe(expected);
});

test('a text of the field goes before the general words', async () => {
  expect(await messageFor(ClosingCode, 'AB-1', 'Six letters or digits')).toBe('Six letters or digits');
});

test('a body is checked as a whole: the fault of two fields together stands at one of them', () => {
  const company = {
    name: 'Drini',
    email: 'zyra@drini.test',
    password: 'x',
    statusId: 1,
    registrationDate: '2026-10-01',
  };
  expect(checkedBody(NewCompany, company)).toEqual(company);
  let thrown: unknown;
  try {
    checkedBody(NewCompany, { ...company, expirationDate: '2026-09-30' });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toEqual({
    fields: [{ path: 'expirationDate', message: 'The contract ends before it starts' }],
  });
});
