import { checkBankAccount } from '#identifiers/bank-account.ts';
import { checkPersonalNumber } from '#identifiers/personal-number.ts';
import type { AuditedRow, AuditFinding } from './audited.ts';

/** A personal number that is not there, has not ten digits, or whose check digit does not fit: the declaration is refused with it. */
export function personalNumber({ employeeId, personalNumber: value }: AuditedRow): AuditFinding[] {
  if (value.trim() === '') return [{ employeeId, code: 'PERSONAL_NUMBER_MISSING', facts: null }];
  const { problem } = checkPersonalNumber(value);
  return problem ? [{ employeeId, code: 'PERSONAL_NUMBER_DIGITS', value, facts: value }] : [];
}

/** An account that the bank would send back. */
export function accountDigits({ employeeId, account, netto }: AuditedRow): AuditFinding[] {
  if (!account || netto <= 0 || checkBankAccount(account).problem === null) return [];
  return [{ employeeId, code: 'ACCOUNT_DIGITS', value: account, facts: account }];
}

const plainName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).sort().join(' ');

/** Who was entered twice: one name, one day of birth. */
export function twice(rows: readonly AuditedRow[]): AuditFinding[] {
  const byPerson = new Map<string, AuditedRow[]>();
  for (const row of rows) {
    if (row.birthDate === null) continue;
    const key = `${plainName(row.name)}/${row.birthDate}`;
    byPerson.set(key, [...(byPerson.get(key) ?? []), row]);
  }
  return [...byPerson.values()].flatMap((same) =>
    same.length < 2
      ? []
      : same.map(({ employeeId, birthDate }) => {
          const others = same.filter((other) => other.employeeId !== employeeId);
          const ids = others.map((other) => other.employeeId).sort((one, other) => one - other);
          const names = others.map(({ name }) => name);
          return {
            employeeId,
            code: 'PERSON_TWICE' as const,
            value: birthDate ?? '',
            others: names,
            facts: ids,
          };
        }),
  );
}
