import { BY_OFFICE, NUMBERED, type Stored, storedTable } from '#core/http/stored-table.ts';
import { request, sicknessReport } from './table.ts';

const ROW = { id: NUMBERED, tenantId: NUMBERED, employeeId: NUMBERED };

/** What an employee asked the office for, and the sickness that they reported. */
export const requestsStored: Stored = {
  tables: [
    storedTable(request, {
      shown: {
        ...{ kind: 'choice', patch: 'lines', askedAt: 'moment', state: 'choice' },
        ...{ decidedAt: 'moment', note: 'text' },
      },
      leftOut: {
        ...{ ...ROW, objectId: NUMBERED, askedBy: NUMBERED },
        ...{ decidedBy: BY_OFFICE, decidedByEmployee: BY_OFFICE, people: BY_OFFICE },
        base: 'what the days cost when it was asked, to notice that they cost others',
        found: 'what they cost instead when it was decided',
      },
    }),
    storedTable(sicknessReport, {
      shown: {
        ...{ from: 'date', to: 'date', noteKey: 'there', reportedAt: 'moment', state: 'choice' },
        ...{ settledAt: 'moment', answer: 'text' },
      },
      leftOut: { ...ROW, settledBy: BY_OFFICE, vacationId: NUMBERED },
    }),
  ],
  leftOut: {
    leave_approver: 'who is named to decide about leave: said on the page of each who is named',
    office_person: 'which account of the office is this person, who has that account',
    request_maker: BY_OFFICE,
    request_stop: 'secrets of mails',
  },
};
