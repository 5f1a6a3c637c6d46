/** Every error the server can answer, with its HTTP status. Texts live with the shell: `errors.<CODE>` in both languages. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 422,
  TEXT_NOT_PLAIN: 422,
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  NOT_SIGNED_IN: 401,
  LEVEL_REQUIRED: 403,
  CROSS_SITE_REFUSED: 403,
  WRONG_HOST: 421,
  HTTPS_REQUIRED: 403,
  COMPANY_REQUIRED: 400,
  COMPANY_MISMATCH: 409,
  COMPANY_NOT_LINKED: 403,
  COMPANY_READ_ONLY: 403,
  CONFLICT: 409,
  REQUEST_ID_USED: 409,
  WIRE_CHANGED: 409,
  TOO_MANY_REQUESTS: 429,
  TOO_MUCH_AT_ONCE: 429,
  PAYLOAD_TOO_LARGE: 413,
  TOO_HEAVY: 422,
  BODY_INCOMPLETE: 408,
  METHOD_NOT_ALLOWED: 405,
  UNSUPPORTED_MEDIA_TYPE: 415,
  FILE_HAS_ACTIVE_CONTENT: 415,
  FILE_INFECTED: 422,
  SCANNER_AWAY: 503,
  NOT_IMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATABASE_LOST: 503,
  STORAGE_FULL: 503,
  // sign-in and passwords
  WRONG_CREDENTIALS: 401,
  TWO_FACTOR_CODE_WRONG: 422,
  SECOND_STEP_NEEDS_EMAIL: 403,
  USERS_WITHOUT_EMAIL: 409,
  CURRENT_PASSWORD_WRONG: 422,
  PASSWORDS_DIFFER: 422,
  PASSWORD_TOO_SHORT: 422,
  PASSWORD_BELOW_COMPANY_MINIMUM: 422,
  PASSWORD_NO_LOWERCASE: 422,
  PASSWORD_NO_DIGIT: 422,
  PASSWORD_NO_UPPERCASE: 422,
  PASSWORD_TOO_COMMON: 422,
  RESET_LINK_INVALID: 422,
  SETUP_SECRET_WRONG: 403,
  SETUP_DONE: 409,
  // step-up
  STEP_UP_NEEDED: 403,
  PASSWORD_NOT_OWN: 403,
  // passkeys
  PASSKEY_NEEDED: 403,
  PASSKEY_NONE: 409,
  PASSKEY_TOO_NEW: 409,
  PASSKEY_CHALLENGE_OVER: 409,
  PASSKEY_REFUSED: 422,
  PASSKEY_COPIED: 422,
  PASSKEY_TAKEN: 409,
  PASSKEY_LIMIT: 409,
  PASSKEY_NOT_ALONE_YET: 409,
  // authenticator app
  AUTHENTICATOR_ON: 409,
  AUTHENTICATOR_OFF: 409,
  AUTHENTICATOR_OVER: 409,
  // users
  JOIN_LINK_INVALID: 422,
  EMAIL_TAKEN: 409,
  LAST_ADMINISTRATOR: 409,
  OWN_ACCOUNT: 403,
  PERSON_WORKS_ELSEWHERE: 403,
  ROLE_NOT_GRANTED: 403,
  // imports
  IMPORT_USED: 409,
  IMPORT_EDITED: 409,
  // settings
  SECTOR_IN_USE: 409,
  SIGN_OFF_NEEDS_TWO: 409,
  SAME_PERSON: 403,
  // closing code
  CLOSING_CODE_WRONG: 403,
  CLOSING_CODE_LOCKED: 423,
  // payroll
  PERIOD_CLOSED: 409,
  PERIOD_OPEN: 409,
  NO_SALARIES: 409,
  SALARY_HAS_ERRORS: 409,
  WARNINGS_OPEN: 409,
  MONTH_OUTDATED: 409,
  SIGN_OFF_MISSING: 409,
  SIGN_OFF_OWN_CHANGE: 403,
  SIGN_OFF_NOBODY_LEFT: 409,
  ACCEPTANCE_OWN_CHANGE: 403,
  TASKS_OPEN: 409,
  PAYING_ACCOUNT_MISSING: 409,
  EDIT_NOT_GRANTED: 403,
  NO_TAX_TABLE: 422,
  NO_GROSS_FOR_NET: 422,
  // national tables
  TABLE_IN_USE: 409,
  // vacations
  VACATION_CANNOT_APPLY: 422,
  VACATION_CANNOT_SAVE: 422,
  VACATION_EXISTS: 409,
  // document templates
  TEMPLATE_NOT_READABLE: 422,
  TEMPLATE_UNKNOWN_PLACEHOLDERS: 422,
  // backup
  BACKUP_RUNNING: 409,
  BACKUP_TOO_SOON: 429,
  // projects and the bookkeeping service
  PROJECT_NOT_DELETED: 409,
  BOOKKEEPING_REFUSED: 409,
  BOOKKEEPING_CONSENT_UNKNOWN: 403,
  BOOKKEEPING_CLIENT_MISSING: 409,
  BOOKKEEPING_OFF: 403,
  // Specification 1 §4: leads to where the service asks for consent.
  BOOKKEEPING_AUTHORIZATION_REQUIRED: 411,
} as const satisfies Record<string, number>;

/** A code of the closed error union. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Errors that any call may answer and that no declaration repeats; a session's level and a company bring more, see the OpenAPI document. */
export const EVERY_CALL = [
  'VALIDATION_FAILED',
  'TEXT_NOT_PLAIN',
  'WIRE_CHANGED',
  'TOO_MANY_REQUESTS',
  'TOO_MUCH_AT_ONCE',
  'TOO_HEAVY',
  'INTERNAL',
  'UNAVAILABLE',
  'DATABASE_LOST',
  'STORAGE_FULL',
] as const satisfies readonly ErrorCode[];

/** One rejected field: its dotted path, a short code, and a text for logs and API users. */
export type FieldError = { path: string; code: string; message: string };

/** The body of every error answer. `errorId` finds the matching log line; `minimum` is the least that `PASSWORD_BELOW_COMPANY_MINIMUM` asks. */
export type ErrorBody = {
  code: ErrorCode;
  message?: string;
  fields?: FieldError[];
  minimum?: number;
  errorId: string;
};
