import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { SalaryLine, type SalarySums } from './salary-line.tsx';

const SUMS = { brutto: 1000.1, personalContribute: 50.03, tax: 66.02, deductions: 0.05, netto: 884 };

async function shown(sums: SalarySums): Promise<HTMLElement> {
  await i18next.changeLanguage('en');
  return render(<SalaryLine sums={sums} />).container;
}

test('says that gross less what was taken from it is the net, to the cent', async () => {
  expect(await shown(SUMS)).toHaveTextContent(
    'Gross 1,000.10 − Employee contribution 50.03 − Wage tax 66.02 − Insurance and deductions 0.05 = Net 884.00',
  );
  expect(screen.getByRole('img', { name: 'it adds up' })).toBeVisible();
});

test('says by how much it is off', async () => {
  expect(await shown({ ...SUMS, netto: 884.01 })).toHaveTextContent(/≠ Net 884\.01 off by −0\.01$/);
  expect(screen.queryByRole('img', { name: 'it adds up' })).toBeNull();
});
