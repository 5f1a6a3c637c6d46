import { BY_OFFICE, NUMBERED, type Stored, storedTable } from '#core/http/stored-table.ts';
import { request } from './table.ts';

/** What an employee asked the office for. */
export const requestsStored: Stored = {
  tables: [
    storedTable(request, {
      shown: {
        ...{ kind: 'choice', patch: 'lines', askedAt: 'moment', state: 'choice' },
        ...{ decidedAt: 'moment', note: 'text' },
      },
      leftOut: {
        ...{ id: NUMBERED, tenantId: NUMBERED, employeeId: NUMBERED, objectId: NUMBERED },
        ...{ askedBy: NUMBERED, decidedBy: BY_OFFICE, people: BY_OFFICE },
        base: 'what the days cost when it was asked, to notice that they cost others',
        found: 'what they cost instead when it was decided',
      },
    }),
  ],
  leftOut: { office_person: 'which account of the office is this person, who has that account' },
};
