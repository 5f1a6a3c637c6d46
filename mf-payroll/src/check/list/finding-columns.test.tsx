import type { Finding } from '@paga/contract/payroll';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { findingText } from '#check/found/finding-text.ts';

const found = { code: 'LEAVE_OVER_MONTH', leave: { booked: 6, counted: 4 } } as Finding;

const changed = {
  code: 'TERMS_CHANGED_IN_MONTH',
  changes: [
    { term: 'employerTier', from: 1, to: 2, on: '2026-10-30' },
    { term: 'night', from: 30, to: 35, on: '2026-10-16' },
    { term: 'contributePercentage', from: null, to: 8, on: '2026-10-16' },
    { term: 'prime', from: 20, to: 25.5, on: '2026-10-16' },
  ],
} as Finding;

function Found(): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <>
      <p>{findingText(found, t)}</p>
      <p>{findingText(changed, t)}</p>
    </>
  );
}

test.each([
  [
    'sq',
    'Në muaj janë shënuar 6 ditë pushim, por llogariten vetëm 4: të tjerat bien jashtë kontratës ose mbi të njëjtën ditë',
    'Kushtet ndryshuan gjatë muajit; për tërë muajin zbatohen të fundit: punëdhënësi primar → sekondar nga 30.10.2026; shtesa e natës 30% → 35% nga 16.10.2026; kontributi i punonjësit si kompania → 8% nga 16.10.2026; primi vetanak 20.00 € → 25.50 € nga 16.10.2026',
  ],
  [
    'en',
    '6 days of leave are booked in the month, but only 4 count: the others lie outside the contract or fall on the same day',
    'Terms changed during the month; the latest apply to the whole month: employer tier primary → secondary from 30.10.2026; night uplift 30% → 35% from 16.10.2026; employee’s contribution as the company → 8% from 16.10.2026; own premium 20.00 € → 25.50 € from 16.10.2026',
  ],
] as const)(
  'says how many days of leave do not count, and which terms changed within the month: %s',
  async (language, text, terms) => {
    const company = await (await startHttpServer()).company();
    await renderScreen(<Found />, { as: company.admin, language });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(terms)).toBeVisible();
  },
);
