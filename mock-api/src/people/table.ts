import type { FamilyMember, PastContract } from '@paga/contract/employees';
import type {
  DraftStatus,
  EmployeeStatus,
  EmployerTier,
  EmploymentType,
  Gender,
  HealthInsuranceOption,
  LeaveSupplement,
  SalaryPaymentType,
} from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { companyKey, companyTable, parentId } from '#core/db/company-table.ts';
import { ownRows, ownRowsAbove } from '#core/db/roles.ts';

const moment = () => timestamp({ withTimezone: true });
const percentage = () => numeric({ precision: 7, scale: 4 });
const employeeId = () => parentId('employee').notNull();

/** A sector (department) of a company. */
export const sector = companyTable(
  'sector',
  { name: text().notNull(), deletedAt: timestamp({ withTimezone: true }) },
  (t) => [
    companyKey('sector', t),
    uniqueIndex('sector_name').on(t.tenantId, sql`lower(${t.name})`).where(sql`"deletedAt" is null`),
    ownRowsAbove('sector', 'employee_sector', sql`"below"."sectorId" = "sector"."id"`),
  ],
);

/**
 * A person the company pays. What the pay depends on lives in `employmentTerms` (it has a history), everything computed from it is computed when asked.
 * Deleted people keep their row (`deletedAt`): months already calculated point at it.
 */
export const employee = companyTable(
  'employee',
  {
    firstName: text().notNull(),
    lastName: text().notNull(),
    personalNumber: text(),
    email: text(),
    phone: text(),
    familyContact: text(),
    gender: smallint().$type<Gender>(),
    birthDate: date(),
    municipality: text(),
    address: text(),
    occupation: text(),
    qualification: text(),
    photo: text(),
    bank: text(),
    bankAccountNumber: text(),
    employeeStatus: smallint().$type<EmployeeStatus>().notNull().default(1),
    draftStatus: smallint().$type<DraftStatus>().notNull().default(0),
    jobStarted: date(),
    contractStarted: date(),
    expirationContract: date(),
    /** Contracts before the one above, the oldest first: of somebody who left and came back. They do not overlap. */
    earlierContracts: jsonb().$type<PastContract[]>().notNull().default([]),
    /** What the law's additions to annual leave are counted from. */
    priorExperienceMonths: smallint(),
    harmfulWork: boolean().notNull().default(false),
    leaveSupplement: smallint().$type<LeaveSupplement>(),
    leaveSupplementUntil: date(),
    /** Name, e-mail, phone and occupation without case and diacritics; written by `searchTextOf`. */
    searchText: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment(),
    updatedBy: bigint({ mode: 'number' }),
    deletedAt: moment(),
  },
  (t) => [
    companyKey('employee', t),
    uniqueIndex('employee_personal_number')
      .on(t.tenantId, t.personalNumber)
      .where(sql`"deletedAt" is null and "personalNumber" is not null`),
    index('employee_search').using('gin', t.tenantId, t.searchText.op('gin_trgm_ops')),
    index('employee_by_contract').on(t.tenantId, t.contractStarted),
    index('employee_deleted').on(t.deletedAt).where(sql`"deletedAt" is not null`),
    ownRows('employee', 'id'),
  ],
);

/**
 * What an employee is paid on from a day on, whole: a row for each day on which something changed. In force on a day is the newest row whose
 * `validFrom` has come; the first is in force from the start of the contract, whatever its date.
 */
export const employmentTerms = companyTable(
  'employment_terms',
  {
    employeeId: employeeId(),
    validFrom: date().notNull(),
    salaryPaymentType: smallint().$type<SalaryPaymentType>().notNull().default(1),
    /** Monthly gross in cents; of somebody paid by project what the lines paid when the terms were written. */
    baseCents: bigint({ mode: 'number' }).notNull(),
    /** Euro an hour, of somebody paid by the hour. */
    pricePerHour: numeric({ precision: 12, scale: 4 }),
    employerTier: smallint().$type<EmployerTier>().notNull().default(1),
    employmentType: smallint().$type<EmploymentType>().notNull().default(1),
    noTaxes: boolean().notNull().default(false),
    hasContributions: boolean().notNull().default(true),
    /** Own percentages; null: the company's configured one of the month. */
    contributePercentage: percentage(),
    employerContributePercentage: percentage(),
    workingHoursPerMonth: numeric({ precision: 7, scale: 2 }),
    /** 1 shared with the employer, 2 paid by the employee, 3 not insured. */
    healthInsurance: smallint().$type<HealthInsuranceOption>().notNull().default(3),
    healthInsurancePercentage: percentage(),
    /** Family covered by the private health insurance. */
    familyMembers: jsonb().$type<FamilyMember[]>().notNull().default([]),
    /** Null: carried over from before terms had dates, or made by the product itself. */
    createdBy: bigint({ mode: 'number' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('employment_terms_from').on(t.tenantId, t.employeeId, t.validFrom),
    check('employment_terms_not_negative', sql`"baseCents" >= 0 and "pricePerHour" >= 0`),
    check(
      'employment_terms_percentages',
      sql`"contributePercentage" between 0 and 100 and "employerContributePercentage" between 0 and 100`,
    ),
    ownRows('employment_terms'),
  ],
);

/** Which sectors an employee works in. */
export const employeeSector = companyTable(
  'employee_sector',
  {
    employeeId: employeeId(),
    sectorId: parentId('sector').notNull(),
  },
  (t) => [
    uniqueIndex('employee_sector_once').on(t.tenantId, t.employeeId, t.sectorId),
    ownRows('employee_sector'),
  ],
);

/** A file of an employee. It is uploaded before the employee is saved, so `employeeId` may still be empty. */
export const attachment = companyTable(
  'attachment',
  {
    employeeId: parentId('employee'),
    fileName: text().notNull(),
    storageName: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    /** The file that "send the contract" mails: the newest one marked. */
    isContract: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (t) => [
    companyKey('attachment', t),
    index('attachment_of_employee').on(t.tenantId, t.employeeId).where(sql`"deletedAt" is null`),
    index('attachment_of_nobody').on(t.createdAt).where(sql`"employeeId" is null and "deletedAt" is null`),
    ownRows('attachment'),
  ],
);
