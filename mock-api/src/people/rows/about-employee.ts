import { fullName } from '@paga/contract/full-name';
/** Whom a line of the audit log is about, by the name at that time; nobody: a file that was uploaded before its employee was saved. */
export const aboutEmployee = (
  person: { firstName: string; lastName: string } | null,
): Readonly<Record<string, string>> => (person ? { employee: fullName(person) } : {});
