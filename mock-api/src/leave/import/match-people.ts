import { fullName } from '@paga/contract/full-name';
import type { LeaveProblem } from '@paga/contract/leave';
import { groupedBy } from '@paga/payroll';
import { and, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { folded } from '#core/db/search-text.ts';
import { employee } from '#people/public.ts';
import type { ReadLeaveRow } from './read-row.ts';

type Known = { id: number; firstName: string; lastName: string; personalNumber: string | null };
type Matched = { person: Known } | { problem: LeaveProblem };

const NUMBER_DIGITS = 10;
const wordsOf = (name: string): string => folded(name).split(' ').sort().join(' ');

/** Whom rows are about: by the personal number, else by the name when only one person has it. */
export async function peopleByRow(
  ctx: InCompany,
): Promise<(row: ReadLeaveRow) => { person: Known | null; problems: LeaveProblem[] }> {
  const { id, firstName, lastName, personalNumber } = employee;
  const people = await ctx.tx
    .select({ id, firstName, lastName, personalNumber })
    .from(employee)
    .where(and(scoped(ctx, employee), isNull(employee.deletedAt)));
  const byNumber = groupedBy(people, (person) => person.personalNumber ?? '');
  const byName = groupedBy(people, (person) => wordsOf(fullName(person)));
  return ({ cells }) => {
    const number = (cells.personalNumber ?? '').replace(/\s/g, '');
    const name = (cells.name ?? '').trim();
    if (number === '' && name === '') return unmatched({ code: 'personMissing', column: 'personalNumber' });
    const found = number === '' ? named(name, byName) : numbered(number, byNumber);
    if ('problem' in found) return { person: null, problems: [found.problem] };
    const differs = name !== '' && wordsOf(name) !== wordsOf(fullName(found.person));
    const saved = fullName(found.person);
    return {
      person: found.person,
      problems: differs
        ? [{ code: 'nameDiffers', severity: 'warning', column: 'name', value: name, suggestion: saved }]
        : [],
    };
  };
}

type Index = ReadonlyMap<string, readonly Known[]>;

function numbered(number: string, byNumber: Index): Matched {
  const [person] = byNumber.get(number) ?? [];
  if (person) return { person };
  // Excel drops the zero a number begins with.
  const whole = number.padStart(NUMBER_DIGITS, '0');
  const [meant] = byNumber.get(whole) ?? [];
  const problem = {
    code: 'personUnknown',
    severity: 'error',
    column: 'personalNumber',
    value: number,
  } as const;
  return { problem: meant ? { ...problem, suggestion: whole } : problem };
}

function named(name: string, byName: Index): Matched {
  const [person, ...others] = byName.get(wordsOf(name)) ?? [];
  if (person && others.length === 0) return { person };
  const code = person ? 'personAmbiguous' : 'personUnknown';
  return { problem: { code, severity: 'error', column: 'name', value: name } };
}

const unmatched = (problem: Omit<LeaveProblem, 'severity'>) => ({
  person: null,
  problems: [{ ...problem, severity: 'error' as const }],
});
