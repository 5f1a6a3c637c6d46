import { bigint, date, index, timestamp } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';
import { ownRows } from '#core/db/roles.ts';

const moment = () => timestamp({ withTimezone: true });

/** A contract of fixed term that was prolonged: its end before, and the new one. One that was undone keeps its row. */
export const contractProlongation = companyTable(
  'contract_prolongation',
  {
    employeeId: parentId('employee').notNull(),
    ended: date().notNull(),
    until: date().notNull(),
    createdBy: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    undoneBy: bigint({ mode: 'number' }),
    undoneAt: moment(),
  },
  (t) => [
    index('contract_prolongation_of_employee').on(t.tenantId, t.employeeId),
    ownRows('contract_prolongation'),
  ],
);
