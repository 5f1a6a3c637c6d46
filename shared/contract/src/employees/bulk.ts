import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { EMPLOYEE_ITEMS } from '#core/limits.ts';
import { CivilDate, Id } from '#core/shapes.ts';

/** What can be done with many employees at once. */
export const EmployeeAction = { activate: 'activate', deactivate: 'deactivate', delete: 'delete' } as const;
export type EmployeeAction = keyof typeof EmployeeAction;

const employeeIds = z.array(Id).min(1).max(EMPLOYEE_ITEMS);

/**
 * Employees by id and what is to be done with them. `lastDay` is the last day of who is deactivated and has no earlier one; `openContract` takes
 * the end from contracts that have ended of who is activated, who are refused without it.
 */
export const ChangeEmployees = z
  .strictObject({
    userId: Id,
    employeeIds,
    action: z.enum(EmployeeAction),
    lastDay: CivilDate.optional(),
    openContract: z.boolean().default(false),
  })
  .refine(({ action, lastDay }) => action !== EmployeeAction.deactivate || lastDay !== undefined, {
    path: ['lastDay'],
    params: { fault: 'lastDayMissing' },
    message: 'Write the last day of who is deactivated',
  });
export type ChangeEmployees = z.infer<typeof ChangeEmployees>;

/**
 * Why an employee was left as before: deleted meanwhile, already so, a draft that has to be completed first, a contract that has ended, a last
 * day before the contract starts, a change of the pay of closed months; of who is restored: somebody else has the personal number by now, a
 * share of a budget line is taken by now or the line is gone.
 */
export const RefusedChange = z.enum([
  'gone',
  'alreadySo',
  'draft',
  'contractEnded',
  'endBeforeStart',
  'monthClosed',
  'numberTaken',
  'shareTaken',
]);
export type RefusedChange = z.infer<typeof RefusedChange>;

/** Who was changed, and who was not: `name` is empty of who is gone, `detail` the day of `contractEnded` or the months (MM.yyyy) of `monthClosed`. */
export const ChangedEmployees = z.object({
  changed: z.array(Id),
  refused: z.array(
    z.object({ id: Id, name: z.string(), code: RefusedChange, detail: z.string().optional() }),
  ),
});
export type ChangedEmployees = z.infer<typeof ChangedEmployees>;

/** Activates, deactivates or deletes employees in one transaction; those who cannot be changed are listed with the reason, the others are changed (ours). */
export const changeEmployees = endpoint({
  method: 'POST',
  path: '/employee/changeMany',
  summary: 'Activate, deactivate or delete employees',
  body: ChangeEmployees,
  companyIn: 'body.userId',
  response: ChangedEmployees,
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});

/** Takes the deletion of employees back in one transaction; those who cannot be restored are listed with the reason, the others are restored (ours). */
export const restoreEmployees = endpoint({
  method: 'POST',
  path: '/employee/restoreMany',
  summary: 'Restore deleted employees',
  body: z.strictObject({ userId: Id, employeeIds }),
  companyIn: 'body.userId',
  response: ChangedEmployees,
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});
