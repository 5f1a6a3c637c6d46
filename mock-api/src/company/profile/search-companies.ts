import { searchTenants } from '@paga/contract/admin';
import { personRead } from '#core/http/handler.ts';
import { companiesNamed } from './companies-named.ts';
import { companyRecord } from './company-record.ts';

const MOST = 50;

export const searchCompanies = personRead({
  call: searchTenants,
  run: async ({ tx, today }, { query }) => (await companiesNamed(tx, query.name, { limit: MOST })).map((row) => companyRecord(row, today)),
});
