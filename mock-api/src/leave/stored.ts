import { BY_OFFICE, NUMBERED, type Stored, storedTable } from '#core/http/stored-table.ts';
import { vacation } from './count/table.ts';
import { leaveCorrection } from './ledger/table.ts';
import { ownLeaveFeed } from './own-feed/table.ts';

const ROW = { id: NUMBERED, tenantId: NUMBERED, employeeId: NUMBERED, createdBy: BY_OFFICE };

/** The leave of an employee, and days that were added or taken by hand. */
export const leaveStored: Stored = {
  tables: [
    storedTable(vacation, {
      shown: {
        ...{ type: 'choice', from: 'date', to: 'date', workingDays: 'number', days: 'lines' },
        ...{ reason: 'choice', newBirth: 'yes', createdAt: 'moment' },
      },
      leftOut: { ...ROW, version: NUMBERED },
    }),
    storedTable(leaveCorrection, {
      shown: {
        ...{ type: 'choice', date: 'date', days: 'number', cause: 'choice' },
        ...{ note: 'text', createdAt: 'moment' },
      },
      leftOut: ROW,
    }),
    storedTable(ownLeaveFeed, {
      shown: { createdAt: 'moment', lastReadAt: 'moment' },
      leftOut: {
        ...{ id: NUMBERED, tenantId: NUMBERED, employeeId: NUMBERED, linkId: NUMBERED },
        secretHash: 'what the secret of the address is compared with',
      },
    }),
  ],
  leftOut: {
    leave_feed: 'the address at which somebody of the office reads a calendar: theirs',
    leave_import_line: 'which workbook leave came from, to take the import back',
  },
};
