import {
  getVacationTypes as call,
  VACATION_COLOUR,
  type VacationTypeId,
  WIRE_LEAVE_TYPE,
} from '@paga/contract/leave';
import { Gender, VacationType } from '@paga/contract/shapes';
import { read } from '#core/http/handler.ts';

const everybody = [Gender.female, Gender.male];

/** The four types of leave. */
export const getVacationTypes = read({
  call,
  run: async () => Object.values(VacationType).map(option),
});

function option(id: VacationTypeId) {
  const genders = id === VacationType.maternity ? [Gender.female] : everybody;
  return { id, name: WIRE_LEAVE_TYPE[id], colour: VACATION_COLOUR[id], genders };
}
