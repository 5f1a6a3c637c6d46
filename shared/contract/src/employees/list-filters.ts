import { z } from 'zod';
import { EmployerTier, EmploymentType, QueryId } from '#core/shapes.ts';

/** What a list of employees can be narrowed to by the end of the contract: it has ended, ends within so many days, or has no end. */
export const CONTRACT_ENDS = ['ended', 'within30', 'within90', 'open'] as const;
export const ContractEnds = z.enum(CONTRACT_ENDS);
export type ContractEnds = z.infer<typeof ContractEnds>;

/** Data that an employee can lack; `any` is any of them. */
export const MISSING_DATA = [
  'any',
  'personalNumber',
  'bankAccountNumber',
  'phone',
  'email',
  'occupation',
  'birthDate',
] as const;
export const MissingData = z.enum(MISSING_DATA);
export type MissingData = z.infer<typeof MissingData>;

/** What a list can be sorted by; empty values stand last either way. */
export const EMPLOYEE_SORTS = [
  'name',
  'occupation',
  'phone',
  'email',
  'contractStarted',
  'expirationContract',
  'birthDate',
] as const;
export const EmployeeSort = z.enum(EMPLOYEE_SORTS);
export type EmployeeSort = z.infer<typeof EmployeeSort>;

/** Days before the end of a contract from which it is marked `soon`, and before a birthday from which that is marked. */
export const MARK_DAYS = { contract: 30, birthday: 7 } as const;

/** How the end of a contract is marked. */
export const ContractMark = z.enum(['soon', 'ended']);
export type ContractMark = z.infer<typeof ContractMark>;

const oneOf = <Values extends Record<string, number>>(values: Values) =>
  z.coerce.number<number>().pipe(z.enum(values)).optional();

/** Parts of a query that narrow a list of employees (ours); those that are given hold together. */
export const employeeFilters = {
  sectorId: QueryId.optional(),
  employerTier: oneOf(EmployerTier),
  employmentType: oneOf(EmploymentType),
  contractEnds: ContractEnds.optional(),
  missing: MissingData.optional(),
};
const Filters = z.object(employeeFilters);
export type EmployeeFilters = z.infer<typeof Filters>;

/** Parts of a query that sort a list of employees (ours); absent: by name. */
export const employeeSorting = { sort: EmployeeSort.optional(), order: z.enum(['asc', 'desc']).optional() };
