import { synchronizeSalaries } from '#bookkeeping/index.ts';
import { createEmployee } from '#employees/index.ts';
import { authenticateCode } from '#identity/sign-in.ts';
import { deleteProject } from '#projects/projects.ts';
import { confirmTwoFactorCode } from '../identity/two-factor.ts';
import { storeVacation } from '../leave/booking.ts';
import type { Endpoint } from './endpoint.ts';
import { refusalIn } from './refusal.ts';

const read = ({ refusal = [] }: Endpoint, answer: unknown) => refusalIn(refusal, answer);

describe('a refusal inside a 200', () => {
  it.each([
    ['a wrong closing code', authenticateCode, { value: false }, 'CLOSING_CODE_WRONG'],
    ['a wrong code of the second step', confirmTwoFactorCode, { value: false }, 'TWO_FACTOR_CODE_WRONG'],
    [
      'a project that stays',
      deleteProject,
      { success: false, errorMessage: 'In use' },
      'PROJECT_NOT_DELETED',
    ],
    [
      'a refused posting',
      synchronizeSalaries,
      { success: true, errorMessage: 'No account' },
      'BOOKKEEPING_REFUSED',
    ],
    ['a refused employee', createEmployee, { id: 1, errorMessage: 'Email is required' }, 'VALIDATION_FAILED'],
    ['leave on impossible dates', storeVacation, { created: false }, 'VACATION_CANNOT_APPLY'],
    ['leave that cannot be saved', storeVacation, { created: null }, 'VACATION_CANNOT_SAVE'],
    ['leave on the same dates', storeVacation, { message: 'Vacation already exists' }, 'VACATION_EXISTS'],
  ])('of %s is read as an error', (_what, call, answer, code) => {
    expect(read(call as Endpoint, answer)).toBe(code);
  });

  it.each([
    ['a right code', authenticateCode, { value: true }],
    ['a deleted project', deleteProject, { success: true }],
    ['a posting', synchronizeSalaries, { success: true, errorMessage: null }],
    ['a new employee', createEmployee, { id: 1, errorMessage: '' }],
    ['a booking', storeVacation, { created: true }],
  ])('is not seen in %s', (_what, call, answer) => {
    expect(read(call as Endpoint, answer)).toBeUndefined();
  });
});
