import { BELOW_ZERO, WhatIfChange, type WhatIfHours, type WhatIfPeople } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import {
  bandProblems,
  type SalaryPeriod,
  toEuro,
  toPercentage,
  triedBands,
  wageTaxTable,
} from '@paga/payroll';

type Kind = WhatIfChange['kind'];

/** The overtime percentages of the company. */
export const upliftNames = ['night', 'weekend', 'afterWork', 'holiday', 'guard'] as const;

/** A figure that a change can say. */
export type FigureName =
  | 'percentage'
  | 'amount'
  | 'price'
  | 'value'
  | 'employee'
  | 'employer'
  | (typeof upliftNames)[number];

/** A tax band while it is typed; `to` is null above the last end and undefined while the box is empty. */
export type LooseBand = { from: number; to: number | null | undefined; percentage: number | null };

/** A change while it is typed: everything it may say, and nothing it must. */
export type LooseChange = { [Name in FigureName]?: number | null | undefined } & {
  kind: Kind;
  who?: WhatIfPeople | undefined;
  from?: string | null | undefined;
  mode?: 'by' | 'to' | undefined;
  hours?: WhatIfHours | undefined;
  of?: 'brutto' | 'netto' | undefined;
  tier?: EmployerTier | undefined;
  bands?: LooseBand[] | undefined;
};

/** A change in the list; `id` is only of this list. */
export type ChangeDraft = { id: number; change: LooseChange };

/** The kinds in the order of their choice: what is carried over first, rates last. */
export const changeKinds = [
  'raise',
  'salary',
  'hourPrice',
  'contribution',
  'hours',
  'addition',
  'gross',
  'uplifts',
  'companyContribution',
  'taxBands',
] as const satisfies readonly Kind[];

let last = 0;
/** A change of the list. */
export function draftOf(change: LooseChange): ChangeDraft {
  last += 1;
  return { id: last, change };
}

const startsWith: Partial<Record<Kind, Partial<LooseChange>>> = {
  salary: { mode: 'by' },
  hourPrice: { mode: 'by' },
  hours: { hours: 'night', mode: 'by' },
  addition: { of: 'brutto', mode: 'by' },
};

/** A change of a kind before anything is typed. Tax bands start as those that are in force. */
export function emptyChange(
  kind: Kind,
  who: WhatIfPeople | undefined,
  basis: SalaryPeriod | undefined,
): LooseChange {
  if (kind === 'taxBands')
    return { kind, tier: EmployerTier.primary, bands: bandsOf(basis, EmployerTier.primary) };
  if (kind === 'uplifts' || kind === 'companyContribution') return { kind };
  return { kind, who: who ?? { to: 'all' }, ...startsWith[kind] };
}

/** The bands in force for a tier when the month is paid. */
export function bandsOf(basis: SalaryPeriod | undefined, tier: EmployerTier): LooseBand[] {
  const bands = basis ? wageTaxTable(tier, basis.paymentDate, basis.tables).bands : [];
  return bands
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, rate }) => ({
      from: toEuro(from),
      to: to === null ? null : toEuro(to),
      percentage: toPercentage(rate),
    }));
}

const shares = ['employee', 'employer', ...upliftNames] as const;

const given = (loose: LooseChange) =>
  Object.fromEntries(Object.entries(loose).filter(([, value]) => value !== undefined && value !== null));

/** The change as the server takes it; undefined while something is missing or cannot be. */
export function readChange(loose: LooseChange): WhatIfChange | undefined {
  const values = given(loose);
  const says =
    loose.kind === 'contribution' || loose.kind === 'companyContribution' || loose.kind === 'uplifts';
  if (says && !shares.some((name) => name in values)) return undefined;
  const read = WhatIfChange.safeParse(values);
  if (!read.success) return undefined;
  const fits = read.data.kind !== 'taxBands' || bandProblems(triedBands(read.data.bands)).length === 0;
  return fits ? read.data : undefined;
}

/** Why a change cannot be read: the word for it, and the number that its figure must keep to. */
type Lack = { why: 'people' | 'bands' | 'value' } | { why: 'decimals' | 'least' | 'most'; limit: number };

const ofFourDecimals: readonly string[] = ['price', ...shares];

/** What a change that cannot be read lacks: whom it is about, a figure, or a figure that the server takes. */
export function lackOf(change: LooseChange): Lack {
  if (change.who?.to === 'people' && change.who.employeeIds.length === 0) return { why: 'people' };
  if (change.kind === 'taxBands') return { why: 'bands' };
  const issue = WhatIfChange.safeParse(given(change)).error?.issues.find(
    ({ path }) => change[path[0] as FigureName] != null,
  );
  const name = String(issue?.path[0]);
  switch (issue?.code) {
    case 'too_small':
      return { why: 'least', limit: Number(issue.minimum) };
    case 'too_big':
      return { why: 'most', limit: Number(issue.maximum) };
    case 'custom':
    case 'not_multiple_of':
      if (issue.message === BELOW_ZERO) return { why: 'least', limit: 0 };
      return { why: 'decimals', limit: ofFourDecimals.includes(name) ? 4 : 2 };
    default:
      return { why: 'value' };
  }
}

/** The changes that can be computed, in order. */
export function readChanges(drafts: readonly ChangeDraft[]): WhatIfChange[] {
  return drafts.flatMap(({ change }) => readChange(change) ?? []);
}
