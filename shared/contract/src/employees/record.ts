import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { refusedAs } from '#core/refusal.ts';
import { CivilDate, Euro, Id, QueryId } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';
import { mayMoveAccount } from '#core/step-up.ts';
import { Employee } from './employee.ts';
import { EmployeeLimits } from './employee-limits.ts';
import { CreatedEmployee, CreateEmployee, UpdateEmployee } from './save-employee.ts';
import { TermsEntry } from './terms.ts';

const EmployeeQuery = z.strictObject({ employeeId: QueryId });

/** One employee with everything that is saved. */
export const getEmployee = endpoint({
  method: 'GET',
  path: '/employees',
  summary: 'One employee',
  query: EmployeeQuery,
  response: Employee,
  effect: 'read',
  access: inCompany,
});

/** Creates an employee; the importer's rows come this way too, one by one. */
export const createEmployee = endpoint({
  method: 'POST',
  path: '/employees',
  summary: 'Create an employee',
  body: CreateEmployee,
  companyIn: 'body.userId',
  response: CreatedEmployee,
  refusal: refusedAs('VALIDATION_FAILED'),
  effect: 'write',
  access: inCompany,
});

/** Saves an edited employee. A changed salary keeps the old one in force until `validFrom`. */
export const updateEmployee = endpoint({
  method: 'POST',
  path: '/employee/updateEmployee',
  base: 'root',
  summary: 'Edit an employee',
  body: UpdateEmployee,
  bodyType: 'multipart',
  companyIn: 'body.userId',
  response: Employee,
  errors: ['NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  effect: 'write',
  stepUp: mayMoveAccount,
  access: inCompany,
});

/** What of an employee is corrected by itself, where it was found to be wrong. */
export const CorrectedField = z.enum(['personalNumber', 'bankAccountNumber']);
export type CorrectedField = z.infer<typeof CorrectedField>;

/**
 * Corrects one identifier of an employee without the rest of the form (ours). `was`: what was shown; `CONFLICT` when it is another since. Answers what is
 * stored, without spaces.
 */
export const correctEmployee = endpoint({
  method: 'POST',
  path: '/employee/correct',
  summary: 'Correct the personal number or the bank account of an employee',
  body: z.strictObject({
    userId: Id,
    employeeId: Id,
    field: CorrectedField,
    value: z.string().trim().min(1).max(EmployeeLimits.text),
    was: z.string().nullable(),
  }),
  companyIn: 'body.userId',
  response: z.object({ value: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  stepUp: mayMoveAccount,
  access: inCompany,
});

/** Deletes an employee from the lists and from months calculated later; months already calculated keep the person. */
export const deleteEmployee = endpoint({
  method: 'POST',
  path: '/employee/deleteEmployee',
  base: 'root',
  summary: 'Delete an employee',
  query: z.strictObject({ tenantId: QueryId, employeeId: QueryId }),
  companyIn: 'query.tenantId',
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});

/** The first gross of an employee, in euro. */
export const getInitialBrutto = endpoint({
  method: 'POST',
  path: '/employee/initialBrutto',
  base: 'root',
  summary: 'First gross salary of an employee',
  query: EmployeeQuery,
  response: z.object({ unchangableBrutto: Euro.nullable() }),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/**
 * The contract of somebody who came back, on the same record (ours). The one before has ended by then and stays; `contractStarted` and `expirationContract`
 * are from now on those of the new one. The terms go on, with another salary or price of an hour from its first day where one is sent.
 */
export const addContract = endpoint({
  method: 'POST',
  path: '/employee/addContract',
  summary: 'Enter the contract of somebody who came back',
  body: anySpan(
    z.strictObject({
      tenantId: Id,
      employeeId: Id,
      contractStarted: CivilDate,
      expirationContract: CivilDate.nullable().optional(),
      bruttoSalary: Euro.min(0).optional(),
      pricePerHour: z.number().min(0).max(99_999).multipleOf(0.0001).optional(),
      version: z.int(),
    }),
  ),
  companyIn: 'body.tenantId',
  response: Employee,
  errors: ['NOT_FOUND', 'CONFLICT', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: inCompany,
});

/** What an employee was paid on over time, the newest change first (ours). */
export const getEmployeeHistory = endpoint({
  method: 'GET',
  path: '/employee/history',
  summary: 'Changes of what an employee is paid on',
  query: EmployeeQuery,
  response: z.array(TermsEntry),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});
