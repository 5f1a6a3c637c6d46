import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { ManagementScreen } from '#groups/management.screen.tsx';

/** The window of a year in which Arta was paid twice. */
async function opened(language: 'sq' | 'en') {
  const server = await startHttpServer();
  const company = await server.company();
  await createdEmployees(server.as(company.admin), company, {});
  for (const month of [8, 9]) await calculatedMonth(server, company, { month, year: 2026 });
  const path = '/reports/management/yearly-salary?year=2026';
  const page = await renderScreen(<ManagementScreen />, {
    as: company.user,
    path,
    route: '/reports/management/*',
    language,
  });
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

test.each([
  {
    language: 'sq' as const,
    heads: [
      'Emri dhe mbiemri',
      'Numri personal',
      'Bruto',
      'Kontributi i punëdhënësit',
      'Kontributi i punonjësit',
      'Tatimi në paga',
      'Neto',
    ],
    chart: 'Ndarja e kostos së vitit',
    net: 'Neto 1,768.00',
    making: 'Skedari po bëhet; për mijëra punonjës zgjat disa sekonda.',
    words: [
      'Shkarko',
      'Dërgo me e-mail',
      'Zgjidhni së paku një rresht për ta dërguar me e-mail',
      'Nuk ka informacion për këtë periudhë',
    ] as const,
  },
  {
    language: 'en' as const,
    heads: [
      'Name',
      'Personal number',
      'Gross',
      'Employer contribution',
      'Employee contribution',
      'Wage tax',
      'Net',
    ],
    chart: 'Where the cost of the year went',
    net: 'Net 1,768.00',
    making: 'The file is being made; for thousands of people it takes some seconds.',
    words: [
      'Download',
      'Send by e-mail',
      'Select at least one row to send by e-mail',
      'No information for this period',
    ] as const,
  },
])(
  'shows a year by person with a chart beside, in $language',
  async ({ language, heads, chart, net, making, words }) => {
    const { user, dialog } = await opened(language);
    const [download, mail, chooseRow, nothing] = words;
    expect(
      await dialog.findByRole('row', {
        name: /Arta Krasniqi 1234567892 2,000\.00 100\.00 100\.00 132\.00 1,768\.00/,
      }),
    ).toBeVisible();
    const titles = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(heads));
    expect(within(dialog.getByRole('table', { name: chart })).getByRole('row', { name: net })).toBeVisible();
    expect(dialog.getByRole('button', { name: mail })).toBeDisabled();
    expect(dialog.getByText(chooseRow)).toBeVisible();
    const open = jest.spyOn(window, 'open').mockReturnValue(window).mockClear();
    await user.click(dialog.getByRole('button', { name: download }));
    faults.next('exportAnnualSalary', 'slow');
    await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
    expect(await dialog.findByRole('progressbar', { name: making })).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
    expect(open).toHaveBeenCalledTimes(1);
    await user.selectOptions(dialog.getByRole('combobox'), '2020');
    expect(await dialog.findByText(nothing)).toBeVisible();
    expect(dialog.getByRole('button', { name: download })).toBeDisabled();
  },
);
