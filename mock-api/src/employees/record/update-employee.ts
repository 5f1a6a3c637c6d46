import { updateEmployee as call } from '@paga/contract/employees';
import type { lackedBy } from '@paga/payroll/employee';
import { fileLink } from '#core/files/file-store.ts';
import { write } from '#core/http/handler.ts';
import { encodedPhoto, storePhoto } from '../files/employee-photo.ts';
import { checkedEmployee } from './check-employee.ts';
import { withoutComputed } from './create-employee.ts';
import { auditOfEdit, prepareEdit, storeEdit } from './store-edit.ts';

/** Saves an edited employee: what the pay depends on from a day on, the rest at once, and a photo that was sent with it. */
export const updateEmployee = write({
  call,
  load: async (ctx, { body: { employeeId, employee, photo } }) => {
    const { validFrom, version, leavesMonths = false, ...form } = employee;
    const checked = (row: Parameters<typeof lackedBy>[0]) =>
      checkedEmployee(withoutComputed(form), ctx.today, { into: row });
    const prepared = await prepareEdit(
      ctx,
      { employeeId, version, validFrom, mayLeave: leavesMonths },
      checked,
    );
    return { prepared, picture: photo && (await encodedPhoto(photo)) };
  },
  run: async (ctx, _, { prepared, picture }) => {
    if (picture) await storePhoto(ctx, prepared.row, picture);
    return storeEdit(ctx, prepared);
  },
  audit: ({ loaded: { prepared, picture }, answer }) => {
    const { old, ...facts } = auditOfEdit(prepared, answer);
    if (!picture) return { ...facts, old };
    return {
      ...facts,
      old: { ...old, photo: fileLink(prepared.row.photo) },
      new: { ...facts.new, photo: answer.photo },
    };
  },
});
