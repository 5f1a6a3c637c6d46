import { getEmployeeHistory as call, type TermsEntry, type TermsFieldChange } from '@paga/contract/employees';
import { toEuro } from '@paga/payroll';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import {
  changeBetween,
  type DatedTerms,
  DECIMAL_TERMS,
  employeeOf,
  TERMS_FIELDS,
  type Terms,
  termsOf,
} from '#people/public.ts';
import { undatedChanges } from './undated-changes.ts';

function shown(field: keyof Terms, terms: DatedTerms | undefined): unknown {
  const value = terms?.[field] ?? null;
  if (value === null) return null;
  if (field === 'baseCents') return toEuro(Number(value));
  return DECIMAL_TERMS.has(field) ? Number(value) : value;
}

/** What a row says that the one before it did not; the first row says everything that is not empty. */
function changesOf(row: DatedTerms, before: DatedTerms | undefined): TermsFieldChange[] {
  const fields = before ? TERMS_FIELDS.filter((field) => field in changeBetween(before, row)) : TERMS_FIELDS;
  return fields
    .map((field) => ({
      field: field === 'baseCents' ? 'bruttoSalary' : field,
      old: shown(field, before),
      new: shown(field, row),
    }))
    .filter((change) => before !== undefined || change.new !== null);
}

const dayAndMoment = ({ validFrom, changedAt }: TermsEntry) => `${validFrom} ${changedAt}`;

/** What an employee was paid on over time, and what changed about the contract and the shares of budget lines; the newest first. */
export const getEmployeeHistory = read({
  call,
  run: async (ctx, { query }) => {
    const { id } = await employeeOf(ctx, query.employeeId);
    const history = await termsOf(ctx, id);
    const names = await namesOf(
      ctx,
      history.map(({ createdBy }) => createdBy),
    );
    const dated = history.map((row, index) => ({
      validFrom: row.validFrom,
      isDated: true,
      changedBy: names.get(row.createdBy ?? 0) ?? null,
      changedAt: row.createdAt.toISOString(),
      changes: changesOf(row, history[index - 1]),
    }));
    const entries = [...dated, ...(await undatedChanges(ctx, id))];
    return entries.sort((one, other) => (dayAndMoment(one) < dayAndMoment(other) ? 1 : -1));
  },
});
