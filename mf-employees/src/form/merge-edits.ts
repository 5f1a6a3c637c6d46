import type { EmployeeValues } from '#values/employee-values.ts';

/** Fields that follow from others: computed ones, and the day of a change. */
const DERIVED: ReadonlySet<string> = new Set(['nettoSalary', 'contractTerm', 'validFrom']);

/** A field that somebody else has saved meanwhile. `isBoth`: this person has changed it too, to something else. */
export type Difference = {
  field: keyof EmployeeValues;
  before: unknown;
  theirs: unknown;
  mine: unknown;
  isBoth: boolean;
};

// A cleared list and one that never was say the same.
const text = (value: unknown) => JSON.stringify(value ?? null);

/** What somebody else has changed since a form was read, and whether this form says something else about it. */
export function differencesOf(
  before: EmployeeValues,
  theirs: EmployeeValues,
  mine: EmployeeValues,
): Difference[] {
  const fields = (Object.keys(before) as (keyof EmployeeValues)[]).filter((field) => !DERIVED.has(field));
  return fields
    .filter((field) => text(before[field]) !== text(theirs[field]))
    .map((field) => {
      const [was, other, own] = [before[field], theirs[field], mine[field]];
      return {
        field,
        before: was,
        theirs: other,
        mine: own,
        isBoth: text(own) !== text(was) && text(own) !== text(other),
      };
    });
}

/** This form with what others have changed, but for the fields of which this person keeps the own value. */
export function mergedValues(
  mine: EmployeeValues,
  theirs: EmployeeValues,
  differences: readonly Difference[],
  kept: ReadonlySet<keyof EmployeeValues>,
): EmployeeValues {
  const taken = differences.filter(({ field }) => !kept.has(field)).map(({ field }) => field);
  const fields: (keyof EmployeeValues)[] = taken.includes('expirationContract')
    ? [...taken, 'contractTerm']
    : taken;
  return { ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) };
}
