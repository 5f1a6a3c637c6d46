import { describeError } from './log.ts';

const failedQuery = Object.assign(
  new Error('Failed query: insert into "employee" values ($1)\nparams: Arta Krasniqi,1234567892'),
  {
    query: 'insert into "employee" values ($1)',
    params: ['Arta Krasniqi', '1234567892'],
    cause: Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'employee_personal_number',
      table: 'employee',
      detail: 'Key ("personalNumber")=(1234567892) already exists.',
    }),
  },
);

test('what is logged about a failed statement names the statement and the rule, and nobody', () => {
  const described = describeError(failedQuery);
  expect(described).toMatchObject({
    query: 'insert into "employee" values ($1)',
    cause: { code: '23505', constraint: 'employee_personal_number' },
  });
  expect(JSON.stringify(described)).not.toMatch(/Arta|1234567892/);
});

test('an error of our own keeps its message', () => {
  expect(describeError(new Error('the installation has no row'))).toMatchObject({
    type: 'Error',
    message: 'the installation has no row',
  });
  expect(describeError('thrown text')).toEqual({ type: 'string' });
});
