import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { Euro, Id } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { MonthOfCompany, ReportFile } from './shapes.ts';

/**
 * A row of the tax administration's wage list, by its person (`employeeId`, ours). The contributions are both parts, up to 5 % and
 * supplementary: columns E and G of the workbook for the employee, F and H for the employer. The supplementary ones by themselves are ours.
 */
export const DeclarationRow = z.object({
  employeeId: Id,
  firstName: z.string(),
  lastName: z.string(),
  personalNumber: z.string().nullable(),
  gross: Euro,
  personalContribute: Euro,
  employerContribute: Euro,
  personalSupplement: Euro.optional(),
  employerSupplement: Euro.optional(),
  primaryWorkplace: z.boolean(),
  contributesIncluded: z.boolean(),
  hasTaxes: z.boolean(),
});
export type DeclarationRow = z.infer<typeof DeclarationRow>;

/** The wage list as the tax administration's workbook, columns A to K. `SALARY_HAS_ERRORS` names in `fields` everybody whose net is below zero. */
export const exportElectronicDeclaration = endpoint({
  method: 'POST',
  path: '/reports/exportElectronicDeclaration',
  base: 'root',
  summary: 'Wage list of the tax administration, Excel',
  body: z.strictObject(MonthOfCompany),
  companyIn: 'body.tenantId',
  response: ReportFile,
  errors: ['NO_SALARIES', 'SALARY_HAS_ERRORS'],
  effect: 'read',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});

/** The wage list. */
export const getElectronicDeclaration = endpoint({
  method: 'GET',
  path: '/reports/EDIData',
  base: 'root',
  summary: 'Wage list of the tax administration',
  query: z.strictObject(MonthOfCompany),
  companyIn: 'query.tenantId',
  response: z.array(DeclarationRow),
  effect: 'read',
  carries: 'everybody',
  access: inCompany,
});
