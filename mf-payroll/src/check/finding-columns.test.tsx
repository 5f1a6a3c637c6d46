import type { Finding } from '@paga/contract/payroll';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { findingText } from './finding-columns.tsx';

const found = { code: 'LEAVE_OVER_MONTH', leave: { booked: 6, counted: 4 } } as Finding;

function Found(): ReactElement {
  const { t } = useTranslation('payroll');
  return <p>{findingText(found, t)}</p>;
}

test.each([
  [
    'sq',
    'Në muaj janë shënuar 6 ditë pushim, por llogariten vetëm 4: të tjerat bien jashtë kontratës ose mbi të njëjtën ditë',
  ],
  [
    'en',
    '6 days of leave are booked in the month, but only 4 count: the others lie outside the contract or fall on the same day',
  ],
] as const)('says how many days of leave do not count: %s', async (language, text) => {
  const company = await (await startHttpServer()).company();
  await renderScreen(<Found />, { as: company.admin, language });
  expect(await screen.findByText(text)).toBeVisible();
});
