import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Hours, Id, QueryId, QueryMonth, QueryYear } from '#core/shapes.ts';

/** The hours that a sheet for a foreman asks for, under the names of a salary edit. */
export const ForemanHours = z.enum([
  'regularHours',
  'nightHours',
  'weekendHours',
  'afterWorkHours',
  'holidaysHours',
  'guardHours',
]);
export type ForemanHours = z.infer<typeof ForemanHours>;

/** The columns of the sheet: who, and the hours. */
export const ForemanColumn = z.enum(['number', 'name', ...ForemanHours.options]);
export type ForemanColumn = z.infer<typeof ForemanColumn>;

/** The most people of a sheet, and the most hours of a cell. */
export const ForemanLimits = { people: 2000, hours: 744, text: 60 } as const;

/**
 * What is wrong with a sheet. Of the whole: it cannot be read, lacks a column or has one twice, is of another month or sector, or does not say of which.
 * Of a line: it names nobody of the month, several people, somebody of another sector, or somebody a second time; a cell holds no hours, too many, or hours
 * that somebody who is not paid by the hour has not.
 */
export const ForemanProblem = z.object({
  code: z.enum([
    'fileNotReadable',
    'columnMissing',
    'columnTwice',
    'noMonth',
    'otherMonth',
    'otherSector',
    'unknownPerson',
    'severalPeople',
    'personElsewhere',
    'twice',
    'notHours',
    'tooManyHours',
    'notHourly',
  ]),
  row: z.int().nullable(),
  column: ForemanColumn.nullable(),
  /** What stands there: a name, a text of a cell, the month or the sector of the sheet. */
  value: z.string().nullable(),
});
export type ForemanProblem = z.infer<typeof ForemanProblem>;

/** A line that was understood: whose salary, and the hours that stand in it; an empty cell says nothing. */
export const ForemanRow = z.object({
  row: z.int(),
  salaryId: Id,
  name: z.string(),
  hours: z.partialRecord(ForemanHours, Hours),
});
export type ForemanRow = z.infer<typeof ForemanRow>;

/** What a sheet holds, and what of it is wrong. `sector` is null for a sheet of everybody. */
export const ForemanReading = z.object({
  sector: z.string().nullable(),
  rows: z.array(ForemanRow),
  problems: z.array(ForemanProblem),
});
export type ForemanReading = z.infer<typeof ForemanReading>;

/** A sheet for a foreman (ours): the people of a sector in a calculated month, left out of all, with columns for their hours, as Excel. */
export const exportForemanSheet = endpoint({
  method: 'POST',
  path: '/salaries/foremanSheet',
  summary: 'Sheet of hours for a foreman as Excel',
  query: z.strictObject({
    tenantId: QueryId,
    month: QueryMonth,
    year: QueryYear,
    sectorId: QueryId.optional(),
  }),
  companyIn: 'query.tenantId',
  response: 'file',
  errors: ['NO_SALARIES', 'NOT_FOUND'],
  effect: 'read',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});

/**
 * Reads a sheet that has come back (ours): what it holds for this month, and what is wrong. `sectorId`: only a sheet of
 * this sector is meant. Nothing is saved: the hours go into the table as any that is typed.
 */
export const readForemanSheet = endpoint({
  method: 'POST',
  path: '/salaries/foremanSheet/read',
  summary: 'Read a sheet of hours that has come back',
  body: z.strictObject({
    file: z.file(),
    tenantId: QueryId,
    month: QueryMonth,
    year: QueryYear,
    sectorId: QueryId.optional(),
  }),
  bodyType: 'multipart',
  companyIn: 'body.tenantId',
  response: ForemanReading,
  errors: ['NO_SALARIES', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
  effect: 'read',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});
