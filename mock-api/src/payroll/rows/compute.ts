import { hash } from 'node:crypto';
import type { RowMark, SalaryEdit } from '@paga/contract/payroll';
import {
  addDays,
  calculateSalary,
  editsAfter,
  engineVersion,
  isEdited,
  isPayrollError,
  monthEnd,
  monthStart,
  type SalaryResult,
  type StoredEdit,
  type TakenLine,
  touchedEdit,
} from '@paga/payroll';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import { mapInTurns } from '#core/turns.ts';
import type { MonthLeave } from '#leave/public.ts';
import { type BasisContent, engineInput, type RowInputs, sortedFields } from '#months/public.ts';
import type { Person } from './people.ts';
import type { StoredSalary } from './wire-row.ts';

/** Whose row it is, as the row repeats it. */
type RowOwner = Pick<Person, 'id' | 'name' | 'personalNumber' | 'employerTier' | 'paymentType'>;

/** A row that is ready to be computed and stored. */
type PlannedRow = {
  person: RowOwner;
  inputs: RowInputs;
  edits: StoredEdit | null;
  mark: RowMark | null;
  fingerprint: string;
};

/** A computed row. `lines`: what its recurring lines came to. */
export type ComputedRow = PlannedRow & { result: SalaryResult; lines: readonly TakenLine[] | null };

/** Newcomers of the month, and those whose contract ends in it or no longer covers it. */
function markOf(person: Person, { year, month }: CalendarMonth): RowMark | null {
  if (!person.inMonth || (person.contractEnded !== null && person.contractEnded <= monthEnd(year, month)))
    return 'ended';
  return person.contractStarted >= monthStart(year, month) ? 'new' : null;
}

// Somebody who left after an earlier calculation has no contract day, no premium and no recurring lines; what was typed stays.
function withoutContract({ recurring: _, ...inputs }: RowInputs, month: CalendarMonth): RowInputs {
  const before = addDays(monthStart(month.year, month.month), -1);
  const { started, ended } = inputs.contract;
  return {
    ...inputs,
    contract: { started, ended: ended && ended < before ? ended : before },
    insurance: null,
  };
}

// The database gives the keys of stored edits back in another order than they were typed in: they are hashed in order of name.
const editsHash = (edits: StoredEdit | null) =>
  edits === null ? '' : hash('md5', JSON.stringify(edits, sortedFields));

/** Puts a person's inputs of the month together; the fingerprint says whether anything differs from what is stored. */
export function planRow(
  person: Person,
  leave: MonthLeave,
  edits: StoredEdit | null,
  basisId: number,
  month: CalendarMonth,
): PlannedRow {
  const leaves = leave.get(person.id);
  const whole: RowInputs = leaves ? { ...person.inputs, leaves } : person.inputs;
  const inputs = person.inMonth ? whole : withoutContract(whole, month);
  const mark = markOf(person, month);
  const facts = [basisId, engineVersion, person.name, person.personalNumber, mark, inputs];
  return {
    person,
    inputs,
    edits,
    mark,
    fingerprint: `${hash('md5', JSON.stringify(facts))}.${editsHash(edits)}`,
  };
}

/** A stored row with other edits, none when nothing is left of them: everything else stays as it was calculated. */
export function editedRow(row: StoredSalary, typed: StoredEdit): PlannedRow {
  const edits = isEdited(typed) ? typed : null;
  const { employeeId, name, personalNumber, employerTier, paymentType, inputs, mark } = row;
  const [facts] = row.fingerprint.split('.');
  return {
    person: { id: employeeId, name, personalNumber, employerTier, paymentType },
    inputs,
    edits,
    mark,
    fingerprint: `${facts}.${editsHash(edits)}`,
  };
}

/** Runs the engine over one planned row. */
export function computeRow(row: PlannedRow, basis: BasisContent): ComputedRow {
  try {
    const input = engineInput(basis, row);
    return { ...row, result: calculateSalary(input), lines: input.lines ?? null };
  } catch (error) {
    throw asDomainError(error, row.person.id);
  }
}

/**
 * Runs the engine over a stored row with what was typed into it. `sent` is all of a client's fields, touched or not, or `typed` ones alone.
 * Errors: the engine's refusals as `asDomainError` turns them into answers.
 */
export function computeEdit(
  row: StoredSalary,
  edit: SalaryEdit,
  basis: BasisContent,
  of: 'sent' | 'typed' = 'typed',
): ComputedRow {
  try {
    const typed = of === 'typed' ? edit : touchedEdit(row, basis.period, edit);
    return computeRow(editedRow(row, editsAfter(row.edits, typed, row.inputs)), basis);
  } catch (error) {
    throw asDomainError(error, row.employeeId);
  }
}

/** Runs the engine over planned rows. Those it refuses are named all at once, each as a field `employees` with its own code and the name as its text. */
export async function computeRows(rows: readonly PlannedRow[], basis: BasisContent): Promise<ComputedRow[]> {
  const computed: ComputedRow[] = [];
  const refused: { name: string; error: DomainError }[] = [];
  await mapInTurns(rows, (row) => {
    try {
      computed.push(computeRow(row, basis));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused.push({ name: row.person.name, error });
    }
  });
  const [first] = refused;
  if (!first) return computed;
  const { code, message, cause } = first.error;
  throw new DomainError(code, {
    message,
    cause,
    fields: refused.map(({ name, error }) => ({ path: 'employees', code: error.code, message: name })),
  });
}

/** The engine's refusal as an answer; the employee is named by id, never by name. */
export function asDomainError(error: unknown, employeeId?: number): unknown {
  if (!isPayrollError(error)) return error;
  const message = employeeId === undefined ? error.message : `employee ${employeeId}: ${error.message}`;
  if (error.code === 'NO_TABLE') return new DomainError('NO_TAX_TABLE', { message, cause: error });
  if (error.code === 'NO_GROSS') return new DomainError('NO_GROSS_FOR_NET', { message, cause: error });
  if (error.code === 'BELOW_NAMED')
    return new DomainError('VALIDATION_FAILED', {
      ...{ message, cause: error },
      fields: [{ path: String(error.details.field), code: 'belowNamed', message: error.message }],
    });
  return new DomainError('VALIDATION_FAILED', { message, cause: error });
}
