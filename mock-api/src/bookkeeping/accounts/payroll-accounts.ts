import type { PayrollAccountKind } from '@paga/contract/bookkeeping';
import type { Language } from '@paga/contract/shapes';
import { isDeduction } from '@paga/payroll';
import { payKindsOf } from '#company/public.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';

/** What pay consists of in the books (rules §10). The first of each kind is what the others of that kind fall back to. */
export const PAYROLL_ACCOUNTS = {
  expense: { id: 1, kind: 'expense', sq: 'Të gjitha shpenzimet', en: 'All expenses' },
  liability: { id: 2, kind: 'liability', sq: 'Të gjitha detyrimet', en: 'All liabilities' },
  grossPay: { id: 10, kind: 'expense', sq: 'Paga bruto', en: 'Gross pay' },
  extraHours: { id: 11, kind: 'expense', sq: 'Orët shtesë', en: 'Extra hours' },
  additions: { id: 12, kind: 'expense', sq: 'Shtesat', en: 'Additions' },
  insurance: {
    id: 13,
    kind: 'expense',
    sq: 'Sigurimi shëndetësor i punëdhënësit',
    en: "Employer's health insurance",
  },
  employerContribution: {
    id: 14,
    kind: 'expense',
    sq: 'Kontributi i punëdhënësit',
    en: "Employer's contribution",
  },
  tax: { id: 20, kind: 'liability', sq: 'Tatimi në paga', en: 'Wage tax' },
  pension: { id: 21, kind: 'liability', sq: 'Kontributet pensionale', en: 'Pension contributions' },
  insurer: { id: 22, kind: 'liability', sq: 'Siguruesi shëndetësor', en: 'Health insurer' },
  stops: { id: 23, kind: 'liability', sq: 'Ndalesat', en: 'Deductions' },
  avanse: { id: 24, kind: 'liability', sq: 'Avanset', en: 'Advances' },
  phone: { id: 25, kind: 'liability', sq: 'Telefoni', en: 'Phone' },
  ticket: { id: 26, kind: 'liability', sq: 'Gjoba', en: 'Fines' },
} as const satisfies Record<string, { id: number; kind: PayrollAccountKind } & Record<Language, string>>;

export type PayCategory = Exclude<keyof typeof PAYROLL_ACCOUNTS, PayrollAccountKind>;

type PayrollAccount = { id: number; kind: PayrollAccountKind } & Record<Language, string>;

/** Kinds of pay stand behind the accounts that every company has. */
const FIRST_OF_KINDS = 1000;

/** The payroll account of a kind of pay. Example: `accountOfKind(7)` is `1007`. */
export const accountOfKind = (kindId: number): number => FIRST_OF_KINDS + kindId;

/** Every payroll account of the company: those of all companies, then its kinds of pay. */
export async function payrollAccountsOf(ctx: InCompany): Promise<PayrollAccount[]> {
  const kinds = [...(await payKindsOf(ctx)).values()].sort((one, other) => one.id - other.id);
  return [
    ...Object.values(PAYROLL_ACCOUNTS),
    ...kinds.map(
      ({ id, name, field }): PayrollAccount => ({
        ...{ id: accountOfKind(id), kind: isDeduction(field) ? 'liability' : 'expense' },
        ...{ sq: name, en: name },
      }),
    ),
  ];
}

/** Every payroll account of the company, named in a language. */
export async function payrollAccounts(ctx: InCompany, language: Language) {
  return (await payrollAccountsOf(ctx)).map((account) => ({
    id: account.id,
    name: account[language],
    kind: account.kind,
    isDefault: account.id === PAYROLL_ACCOUNTS[account.kind].id,
  }));
}
