import { searchTenants as call } from '@paga/contract/company/profile';
import { personRead } from '#core/http/handler.ts';
import { companiesNamed } from './companies-named.ts';
import { companyRecord } from './company-record.ts';

const MOST = 50;

export const searchTenants = personRead({
  call,
  run: async ({ tx, today }, { query }) =>
    (await companiesNamed(tx, query.name, { limit: MOST })).map((row) => companyRecord(row, today)),
});
