import { z } from 'zod';
import { jsonField } from '#core/json-field.ts';
import { CivilDate, Id, QueryId } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';
import { shapeOf } from './every-field.ts';

/**
 * What a screen sends to create an employee (specification 1 §3); `userId` is the company. `nettoSalary`, `tax`, `contribution`,
 * `healthInsuranceValue` and `unchangableBrutto` are accepted and ignored: the server computes them. The rest of the fields after `sectors`
 * are ours and optional. A draft needs a name only; what an employee who is no draft needs is said by `VALIDATION_FAILED` at the field.
 */
export const CreateEmployee = anySpan(
  z.strictObject({
    userId: Id,
    ...shapeOf('sent'),
    nettoSalary: z.unknown().optional(),
    tax: z.unknown().optional(),
    contribution: z.unknown().optional(),
    unchangableBrutto: z.unknown().optional(),
    healthInsuranceValue: z.unknown().optional(),
    /** The import that the row belongs to, so that the import can be undone (ours). */
    importId: Id.optional(),
  }),
);
export type CreateEmployee = z.infer<typeof CreateEmployee>;

/** The new employee's id. A backend that answers 200 with a non-empty `errorMessage` means a refusal; ours answers an error instead. */
export const CreatedEmployee = z.object({ id: Id, errorMessage: z.string().optional() });
export type CreatedEmployee = z.infer<typeof CreatedEmployee>;

/**
 * An edited form with the day from which its changed terms are to hold. `leavesMonths`: the editor knows that a new start or end of the contract
 * takes the employee out of open months that are calculated already; without it such an edit is refused with that code and the months.
 */
export const EmployeeEdit = anySpan(
  CreateEmployee.omit({ userId: true, importId: true }).extend({
    validFrom: CivilDate.optional(),
    leavesMonths: z.boolean().optional(),
    version: z.int(),
  }),
);
export type EmployeeEdit = z.infer<typeof EmployeeEdit>;

/**
 * An edit (multipart, because of the photo): `employee` is a JSON text with every field of the create payload and `version`;
 * `validFrom` is the day from which a changed salary is in force.
 */
export const UpdateEmployee = z.strictObject({
  userId: QueryId,
  employeeId: QueryId,
  employee: jsonField(EmployeeEdit),
  photo: z.file().optional(),
});
export type UpdateEmployee = z.infer<typeof UpdateEmployee>;
