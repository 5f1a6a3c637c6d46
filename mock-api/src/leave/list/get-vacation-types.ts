import {
  getVacationTypes as call,
  VACATION_COLOUR,
  VACATION_TYPE_NAME,
  type VacationTypeId,
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
  return { id, name: VACATION_TYPE_NAME[id], colour: VACATION_COLOUR[id], genders };
}
