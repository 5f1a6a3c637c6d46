import {
  getVacationTypes as call,
  LEAVE_COLOUR,
  type LeaveTypeId,
  WIRE_LEAVE_TYPE,
} from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { read } from '#core/http/handler.ts';

const everybody = [Gender.female, Gender.male];

/** The four types of leave. */
export const getVacationTypes = read({
  call,
  run: async () => Object.values(LeaveType).map(option),
});

function option(id: LeaveTypeId) {
  const genders = id === LeaveType.maternity ? [Gender.female] : everybody;
  return { id, name: WIRE_LEAVE_TYPE[id], colour: LEAVE_COLOUR[id], genders };
}
