import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Euro } from '../shapes.ts';
import { MonthOfCompany, ReportFile } from './shapes.ts';

/** A row of the tax administration's wage list. */
export const DeclarationRow = z.object({
  firstName: z.string(),
  lastName: z.string(),
  personalNumber: z.string().nullable(),
  gross: Euro,
  personalContribute: Euro,
  employerContribute: Euro,
  primaryWorkplace: z.boolean(),
  contributesIncluded: z.boolean(),
  hasTaxes: z.boolean(),
});
export type DeclarationRow = z.infer<typeof DeclarationRow>;

/** The wage list as the tax administration's workbook. */
export const exportElectronicDeclaration = endpoint({
  method: 'POST',
  path: '/reports/exportElectronicDeclaration',
  summary: 'Wage list of the tax administration, Excel',
  body: z.strictObject(MonthOfCompany),
  companyIn: 'body.tenantId',
  response: ReportFile,
  effect: 'read',
});

/** The wage list. */
export const getElectronicDeclaration = endpoint({
  method: 'GET',
  path: '/reports/EDIData',
  summary: 'Wage list of the tax administration',
  query: z.strictObject(MonthOfCompany),
  companyIn: 'query.tenantId',
  response: z.array(DeclarationRow),
  effect: 'read',
});
