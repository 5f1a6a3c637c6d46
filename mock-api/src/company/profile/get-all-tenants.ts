import { getAllTenants as call } from '@paga/contract/company/profile';
import { personRead } from '#core/http/handler.ts';
import { companiesNamed, countNamed } from './companies-named.ts';
import { companyRecord } from './company-record.ts';

export const getAllTenants = personRead({
  call,
  run: async ({ tx, today }, { body: { search = '', page = 1, pageSize = 10 } }) => {
    const name = search.trim();
    const rows = await companiesNamed(tx, name, { limit: pageSize, offset: (page - 1) * pageSize });
    return { data: rows.map((row) => companyRecord(row, today)), total: await countNamed(tx, name) };
  },
});
