import { deleteVacation, storeVacation } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { type Move, monthOf, type Play } from './move.ts';
import { leaveName } from './pay-model.ts';
import { of, type Stage } from './stage.ts';

/** A father's two unpaid days: refused to everybody else. */
async function bookLeave(stage: Stage, move: Move): Promise<void> {
  const [by, employeeId, month] = [stage.account(move.by), stage.employee(move.whom), monthOf(move)];
  const dates = { from: `2026-${month}-12`, to: `2026-${month}-13` };
  const body = {
    ...{ tenantId: stage.company.id, employeeId, ...dates },
    ...{ type: LeaveType.special, reason: 'fatherUnpaid' as const },
  };
  const done = await stage.change(by, `books unpaid leave of ${employeeId} in ${month}`, storeVacation, {
    body,
  });
  if (!done || !('created' in done.body) || done.body.created !== true) return;
  stage.leaves.push({ id: done.body.vacation.id, employeeId, month });
  stage.model.element(leaveName(employeeId, month)).set(stage.act(by, dates.from));
}

async function deleteLeave(stage: Stage, move: Move): Promise<void> {
  if (stage.leaves.length === 0) return;
  const [by, leave] = [stage.account(move.by), of(stage.leaves, move.whom)];
  const { id, employeeId, month } = leave;
  const what = `deletes the leave of ${employeeId} in ${month}`;
  if (!(await stage.change(by, what, deleteVacation, { params: { id } }))) return;
  stage.leaves.splice(stage.leaves.indexOf(leave), 1);
  stage.model.element(leaveName(employeeId, month)).set(stage.act(by, undefined));
}

export const LEAVE_MOVES: Record<string, Play> = {
  bookLeave: { weight: 3, play: bookLeave },
  deleteLeave: { weight: 2, play: deleteLeave },
};
