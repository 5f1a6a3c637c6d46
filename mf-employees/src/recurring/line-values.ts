import type { Debt, LineForm, RecurringLine } from '@paga/contract/employees';
import type { RecurringField } from '@paga/contract/shapes';

/** The fields a line may enter, in the order of the list: what most companies need first. */
export const LINE_FIELDS = [
  'stops',
  'avanse',
  'phone',
  'ticket',
  'extraBrutto',
  'extraNetto',
] as const satisfies readonly RecurringField[];

/** What stands in the form of a line. */
export type LineValues = {
  name?: string;
  field: RecurringField;
  kind: 'amount' | 'share';
  amount?: number | null;
  share?: number | null;
  total?: number | null;
  from: string;
  to?: string | null;
  order?: number | null;
  since?: string | null;
  kindId?: number | null;
  debt: Debt | 'none';
  creditor?: string | null;
  paidBefore?: number | null;
};

/** The values that the form begins with: those of the line, or a new one from a month on. */
export function startOf(line: RecurringLine | null, order: number, firstMonth: string): LineValues {
  if (!line) return { field: 'stops', kind: 'amount', from: firstMonth, order, debt: 'none' };
  const { name, field, amount, share, total, from, to, kindId, debt, creditor, paidBefore } = line;
  return {
    ...{ name, field, kind: share === null ? 'amount' : 'share', amount, share, total, from, to, order },
    ...{ kindId, debt: debt ?? 'none', creditor, paidBefore },
  };
}

type OfDebt = Pick<LineForm, 'kindId' | 'debt' | 'creditor' | 'paidBefore'>;

/** Kind and debt of a line. What is empty is sent only where it takes the place of something: servers of before know none of it. */
function debtOf(
  { kindId, debt, creditor, paidBefore, total }: LineValues,
  line: RecurringLine | null,
): OfDebt {
  const isDebt = debt !== 'none';
  const all: OfDebt = {
    kindId: kindId ?? null,
    debt: isDebt ? debt : null,
    creditor: isDebt ? creditor || null : null,
    paidBefore: isDebt && total ? paidBefore || null : null,
  };
  const names = Object.keys(all) as (keyof OfDebt)[];
  return Object.fromEntries(
    names.filter((name) => all[name] !== null || line?.[name] != null).map((name) => [name, all[name]]),
  );
}

/** What is sent: of amount and share the chosen one, of a debt what it has. */
export function formOf(values: LineValues, line: RecurringLine | null): LineForm {
  const { name, field, kind, amount, share, total, from, to, order } = values;
  return {
    ...{ name: name?.trim() ?? '', field, from, to: to ?? null, total: total ?? null, order: order ?? 1 },
    amount: kind === 'amount' ? (amount ?? null) : null,
    share: kind === 'share' ? (share ?? null) : null,
    ...debtOf(values, line),
  };
}
