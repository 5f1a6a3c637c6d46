import { configureClient } from '@paga/client';
import type { SalaryList, SalaryRow } from '@paga/contract/payroll';
import { QueryClient } from '@tanstack/react-query';
import { keepConfirmed, salariesOf } from './month-cache.ts';

const input = { query: { month: 10, year: 2026, userId: 1 } };
const row = (id: number, version: number) => ({ id, version }) as SalaryRow;
const list = (...salaries: SalaryRow[]) => ({ salaries }) as unknown as SalaryList;

test('a row that was confirmed stays when an older answer comes after it; what is newer elsewhere is taken', async () => {
  configureClient({
    baseUrl: location.origin,
    token: { read: () => null, write: () => undefined },
    companyId: () => 1,
  });
  const client = new QueryClient();
  const read = (answer: SalaryList) =>
    client.fetchQuery({ ...salariesOf(input), queryFn: async () => answer });
  await read(list(row(7, 1), row(8, 1), row(9, 1)));
  keepConfirmed(client, input, [{ row: row(7, 2), typed: {} }]);
  await read(list(row(7, 1), row(8, 3)));
  keepConfirmed(client, input, [{ row: row(8, 2), typed: {} }]);
  const now = client.getQueryData<SalaryList>(salariesOf(input).queryKey);
  expect(now?.salaries.map(({ id, version }) => [id, version])).toEqual([
    [7, 2],
    [8, 3],
  ]);
});
