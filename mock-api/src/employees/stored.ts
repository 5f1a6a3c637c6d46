import { BY_OFFICE, NUMBERED, type Stored, storedTable } from '#core/http/stored-table.ts';
import { employmentEnd } from './leaving/table.ts';
import { contractProlongation } from './prolong/table.ts';
import { payRaise } from './raise/table.ts';
import { recurringLine } from './recurring/table.ts';

const ROW = { id: NUMBERED, tenantId: NUMBERED, employeeId: NUMBERED };
const DONE_BY = { createdBy: BY_OFFICE, undoneBy: BY_OFFICE };
const TO_UNDO = 'what the record held before, by which it is undone';

/** What changed of an employee's contract and pay, and what is taken or added every month. */
export const employeesStored: Stored = {
  tables: [
    storedTable(recurringLine, {
      shown: {
        ...{
          name: 'text',
          field: 'choice',
          startsOn: 'date',
          endsOn: 'date',
          rates: 'lines',
          total: 'cents',
        },
        ...{ debt: 'choice', creditor: 'text', paidBefore: 'cents', createdAt: 'moment' },
      },
      leftOut: {
        ...{ ...ROW, version: NUMBERED, kindId: NUMBERED, createdBy: BY_OFFICE },
        order: 'which line is taken first; the payslip shows what was taken',
      },
    }),
    storedTable(payRaise, {
      shown: {
        ...{ validFrom: 'date', unit: 'choice', oldPay: 'euro', newPay: 'euro' },
        ...{ createdAt: 'moment', undoneAt: 'moment' },
      },
      leftOut: { ...ROW, ...DONE_BY, before: TO_UNDO, after: TO_UNDO },
    }),
    storedTable(contractProlongation, {
      shown: { ended: 'date', until: 'date', createdAt: 'moment', undoneAt: 'moment' },
      leftOut: { ...ROW, ...DONE_BY },
    }),
    storedTable(employmentEnd, {
      shown: {
        ...{ lastDay: 'date', reason: 'choice', noticeOn: 'date', noticeDays: 'number', leaveDays: 'number' },
        ...{ leaveCents: 'cents', createdAt: 'moment', undoneAt: 'moment' },
      },
      leftOut: { ...ROW, ...DONE_BY, before: TO_UNDO },
    }),
  ],
  leftOut: {
    import_row: 'which workbook a record came from, and what it held before, to take the import back',
  },
};
