/** The largest file a person may send, in bytes: 10 MB. Larger ones are refused with `PAYLOAD_TOO_LARGE`. */
export const FILE_BYTES = 10 * 1024 * 1024;

/** Characters of a password. The shortest is by specification 1 §5; a company may ask for more. */
export const PasswordLength = { min: 6, max: 200 } as const;

/** How many characters a company may ask of its people's new passwords, at least. */
export const CompanyPasswordMinimum = { min: PasswordLength.min, max: 64 } as const;

/** The period-closing code: 6 letters or digits (specification 1 §9). */
export const CLOSING_CODE = /^[A-Za-z0-9]{6}$/;
export const CLOSING_CODE_LENGTH = 6;

/** The two-factor code of a sign-in: 6 digits (specification 1 §2). */
export const TWO_FACTOR_CODE = /^\d{6}$/;
/** A recovery code as a person may type it: three groups of four, capitals or not, with or without what stands between. */
export const RECOVERY_CODE = /^(?:[0-9a-z]{4}[- ]?){2}[0-9a-z]{4}$/i;

/** An e-mail address of any valid domain: the one rule of every form and call; otherwise zod's own pattern. */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$/;

/** Phone: an optional plus, then digits with spaces, dots, slashes, hyphens or brackets between them. */
export const PHONE = /^\+?[\d\s()./-]{6,30}$/;

/** Most characters of a text field. `name` is of a company, project or template, `personName` of a user, `label` of a sector or bank. */
export const TextLength = {
  name: 200,
  personName: 100,
  address: 300,
  label: 100,
  email: 200,
  search: 100,
  businessNumber: 20,
  secret: 200,
  law: 200,
  publicHoliday: 120,
} as const;

/** Characters of the reason why a warning is accepted. */
export const NoteLength = { min: 3, max: 500 } as const;

/** Characters of a comment on a salary. */
export const CommentLength = { min: 1, max: 1_000 } as const;

/** What a percentage may be. */
export const PercentageRange = { min: 0, max: 100 } as const;

/** Idle minutes after which a company may have its people logged out. */
export const InactivityMinutes = { min: 1, max: 720 } as const;

/** Most rows a caller may ask for in one page. */
export const PAGE_ROWS = 500;

/** Most items a caller may name in one list: companies of a user, lines of a project, templates to delete. */
export const LIST_ITEMS = 500;

/** Most employees a caller may name in one request: as many as a company may have. */
export const EMPLOYEE_ITEMS = 20_000;

/** First and last day from which a company's setting may hold: the first statutory table is of 2009 (payroll rules §2). */
export const SettingDays = { first: '2009-01-01', last: '2099-12-31' } as const;

/** Most bytes of the files of one mail: what mail servers commonly take, after its encoding has added a third. */
export const MAIL_BYTES = 15 * 1024 * 1024;

/** The companies of a person: `page` on a page of the picker, and `counted` so far: more are many, and searched. */
export const OwnCompanies = { page: 20, counted: 6 } as const;
