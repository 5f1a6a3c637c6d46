import { DECIMAL_TERMS, TERMS_FIELDS, type Terms, termsOn } from './terms.ts';

/** Fields of terms with their new values. */
export type TermsChange = Partial<Terms>;

/** Whether two values of a field say the same: 5 and 5.0000 do. */
export function sameTerm(field: keyof Terms, one: unknown, other: unknown): boolean {
  if (one === null || other === null) return one === other;
  if (DECIMAL_TERMS.has(field)) return Number(one) === Number(other);
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What differs between two terms, as the new values. */
export function changeBetween(before: Terms, after: Terms): TermsChange {
  return Object.fromEntries(
    TERMS_FIELDS.filter((field) => !sameTerm(field, before[field], after[field])).map((field) => [
      field,
      after[field],
    ]),
  );
}

/** The day a change holds from: before the first row there is nothing, so a change from an earlier day corrects the first. */
export function changeDay(rows: readonly { validFrom: string }[], validFrom: string): string {
  const first = rows[0]?.validFrom;
  return first !== undefined && validFrom < first ? first : validFrom;
}

/**
 * A history with one more change. The change holds from its day on; where a later row of the history says something else about the same
 * field, that stays from its own day on. So two changes give the same history whichever was entered first. Rows that say nothing new go.
 *
 * @param rows the history, the oldest first; not empty
 * @param fresh what a new row says beside its terms and its day
 */
export function withChange<Row extends Terms & { validFrom: string }>(
  rows: readonly Row[],
  validFrom: string,
  change: TermsChange,
  fresh: Partial<Row>,
): Row[] {
  const day = changeDay(rows, validFrom);
  const before = termsOn(rows, day);
  const history = rows.some((row) => row.validFrom === day)
    ? [...rows]
    : [...rows, { ...before, ...fresh, validFrom: day }].sort((one, other) =>
        one.validFrom < other.validFrom ? -1 : 1,
      );
  for (const field of TERMS_FIELDS) {
    if (!(field in change)) continue;
    for (let index = history.findIndex((row) => row.validFrom === day); index < history.length; index += 1) {
      const row = history[index];
      if (!row || !sameTerm(field, row[field], before[field])) break;
      history[index] = { ...row, ...(row.validFrom === day ? fresh : {}), [field]: change[field] };
    }
  }
  return history.filter((row, index) => {
    const earlier = history[index - 1];
    return !earlier || Object.keys(changeBetween(earlier, row)).length > 0;
  });
}

/** A history whose contract starts on another day: what held then becomes the first row, and what ended before it goes. */
export function startingOn<Row extends { validFrom: string }>(rows: readonly Row[], day: string): Row[] {
  const first = termsOn(rows, day);
  return [{ ...first, validFrom: day }, ...rows.filter((row) => row.validFrom > day && row !== first)];
}
