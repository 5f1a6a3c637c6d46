/** What a write leaves in the audit log; only the fields that differ between `old` and `new` are kept. */
export type AuditFacts = {
  /** The screen a person would look for it on: `employees`, `salaries`, `vacations`, ... */
  page: string;
  type: string;
  objectId?: number | null;
  old?: Readonly<Record<string, unknown>> | null;
  new?: Readonly<Record<string, unknown>> | null;
  /** What it is about, for people: `{ employee: 'Arta Krasniqi' }`. Kept although it has not changed. */
  about?: Readonly<Record<string, string>>;
  /** The company whose log it stands in, for a write that is about no single one; left out: the company of the call. */
  companyId?: number;
};
