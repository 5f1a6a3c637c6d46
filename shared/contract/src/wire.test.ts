import { callsByArea } from './all.ts';
import { isBrokenWire, WIRE, wireOf } from './wire.ts';

const table = {
  areas: { leave: 4, payroll: 2 },
  calls: { bookLeave: { oldClient: [3], newClient: [2, 4] }, closeMonth: { oldClient: [2] } },
};

test('a call says its area and number, and the least number that a server has to have', () => {
  expect(wireOf('leave', 'bookLeave', table)).toBe('leave/4;4');
  expect(wireOf('payroll', 'closeMonth', table)).toBe('payroll/2');
});

test.each([
  ['leave/2;2', 'bookLeave', true],
  ['leave/3;2', 'bookLeave', false],
  ['leave/4;4', 'bookLeave', false],
  ['leave/9;5', 'bookLeave', true],
  ['leave/9;4', 'bookLeave', false],
  ['leave/1', 'getLeave', false],
  ['payroll/1', 'closeMonth', true],
  ['other/1', 'closeMonth', false],
  ['payroll/1;x', 'closeMonth', false],
  ['', 'closeMonth', false],
  ['payroll/1', undefined, true],
  ['payroll/2', undefined, false],
])('%s of %s: broken is %s', (sent, name, isBroken) =>
  expect(isBrokenWire(sent, name, table)).toBe(isBroken),
);

test('every area has a number, and every change is of a call that there is', () => {
  expect(Object.keys(WIRE.areas).sort()).toEqual(Object.keys(callsByArea).sort());
  const names = new Set(Object.values(callsByArea).flatMap((calls) => Object.keys(calls)));
  expect(Object.keys(WIRE.calls).filter((name) => !names.has(name))).toEqual([]);
});
