import { asc, eq } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { BY_OFFICE, NUMBERED, type Stored, storedTable } from '#core/http/stored-table.ts';
import { attachment, employee, employeeSector, employmentTerms, sector } from './table.ts';

/** What the record of an employee, their terms, sectors and files hold. */
export const peopleStored: Stored = {
  tables: [
    storedTable(employee, {
      shown: {
        ...{
          firstName: 'text',
          lastName: 'text',
          personalNumber: 'text',
          birthDate: 'date',
          gender: 'choice',
        },
        ...{ email: 'text', phone: 'text', familyContact: 'text', municipality: 'text', address: 'text' },
        ...{
          occupation: 'text',
          qualification: 'text',
          photo: 'there',
          bank: 'text',
          bankAccountNumber: 'text',
        },
        ...{ employeeStatus: 'choice', draftStatus: 'choice', jobStarted: 'date', contractStarted: 'date' },
        ...{ expirationContract: 'date', earlierContracts: 'lines', priorExperienceMonths: 'number' },
        ...{ harmfulWork: 'yes', leaveSupplement: 'choice', leaveSupplementUntil: 'date' },
        ...{ createdAt: 'moment', updatedAt: 'moment' },
      },
      leftOut: {
        ...{ id: NUMBERED, tenantId: NUMBERED, version: NUMBERED, updatedBy: BY_OFFICE },
        searchText: 'name, e-mail, phone and occupation once more, for the search',
        deletedAt: 'a deleted employee has no page',
      },
    }),
    storedTable(employmentTerms, {
      shown: {
        ...{ validFrom: 'date', salaryPaymentType: 'choice', baseCents: 'cents', pricePerHour: 'euro' },
        ...{ employerTier: 'choice', employmentType: 'choice', noTaxes: 'yes', hasContributions: 'yes' },
        ...{ contributePercentage: 'percent', employerContributePercentage: 'percent' },
        ...{
          workingHoursPerMonth: 'number',
          healthInsurance: 'choice',
          healthInsurancePercentage: 'percent',
        },
        ...{ familyMembers: 'lines', createdAt: 'moment' },
      },
      leftOut: { id: NUMBERED, tenantId: NUMBERED, employeeId: NUMBERED, createdBy: BY_OFFICE },
    }),
    storedTable(employeeSector, {
      shown: { sectorId: 'text' },
      leftOut: { id: NUMBERED, tenantId: NUMBERED, employeeId: NUMBERED },
      read: (ctx) =>
        ctx.tx
          .select({ sectorId: sector.name })
          .from(employeeSector)
          .innerJoin(sector, eq(sector.id, employeeSector.sectorId))
          .where(ownRowsOf(ctx, employeeSector))
          .orderBy(asc(sector.name)),
    }),
    storedTable(attachment, {
      shown: {
        ...{ fileName: 'text', contentType: 'text', size: 'number', isContract: 'yes' },
        ...{ createdAt: 'moment', deletedAt: 'moment' },
      },
      leftOut: {
        ...{ id: NUMBERED, tenantId: NUMBERED, employeeId: NUMBERED },
        storageName: 'a name of ours, under which the bytes are kept',
      },
    }),
  ],
  leftOut: {},
};
