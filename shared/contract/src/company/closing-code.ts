import { z } from 'zod';
import { editorInCompany, inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CLOSING_CODE } from '#core/limits.ts';
import { Id } from '#core/shapes.ts';

/** A period-closing code: 6 letters or digits. */
export const ClosingCode = z.string().regex(CLOSING_CODE);
export type ClosingCode = z.infer<typeof ClosingCode>;

/** The period-closing code of the company; masked for role 4, each view audited. */
export const getClosingCode = endpoint({
  method: 'GET',
  path: '/register/getCode',
  summary: 'The period-closing code',
  response: z.object({ code: z.string() }),
  effect: 'read',
  access: inCompany,
});

/** Proposes a new code of 6 alphanumeric characters; nothing is saved. */
export const generateClosingCode = endpoint({
  method: 'POST',
  path: '/register/generateSecureCode',
  summary: 'Propose a period-closing code',
  response: z.object({ code: ClosingCode }),
  effect: 'read',
  access: editorInCompany,
});

/** Saves the period-closing code. */
export const saveClosingCode = endpoint({
  method: 'POST',
  path: '/register/saveSecureCode',
  summary: 'Save the period-closing code',
  body: z.strictObject({ tenantId: Id, code: ClosingCode }),
  companyIn: 'body.tenantId',
  response: 'empty',
  effect: 'write',
  access: editorInCompany,
});
