import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { ContributionsBookScreen } from './contributions-book.screen.tsx';

/** The page of a year in which Arta was paid in September; Vlora has not been paid yet. */
async function opened(language: 'sq' | 'en' = 'sq') {
  const server = await startHttpServer();
  const company = await server.company();
  const late = { firstName: 'Vlora', contractStarted: '2026-12-01' };
  const [arta = 0] = await createdEmployees(server.as(company.admin), company, {}, late);
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const path = '/reports/contributions-book?year=2026';
  const page = await renderScreen(<ContributionsBookScreen />, {
    as: company.user,
    path,
    route: '/reports/*',
    language,
  });
  return { ...page, arta };
}

test('asks for an employee before it hands anything out', async () => {
  await opened();
  await screen.findByText('Zgjidh punonjësin për ta parë librin e tij');
  for (const name of ['Printo', 'Dërgo me e-mail', 'Shkarko'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(screen.getByText('Ju lutem zgjedhni nje punetore paraprakisht')).toBeVisible();
});

test('shows the months of somebody who was paid in the year, with totals, and mails them', async () => {
  const { user, address, arta } = await opened('en');
  await screen.findByText('Choose an employee to see the book');
  await user.click(screen.getByRole('combobox', { name: 'Employee' }));
  expect(screen.queryByRole('option', { name: /Vlora/ })).toBeNull();
  await user.click(await screen.findByTitle('Arta Krasniqi'));
  const table = within(await screen.findByRole('table', { name: 'Book of contributions · Arta Krasniqi' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Month',
    'Gross',
    'Employee contribution',
    'Employer contribution',
    'Taxable pay',
    'Wage tax',
    'Insurance and deductions',
    'Net',
  ]);
  expect(
    table.getByRole('row', { name: 'September 1,000.00 50.00 50.00 950.00 66.00 – 884.00' }),
  ).toBeVisible();
  expect(
    table.getByRole('row', { name: 'Total 1,000.00 50.00 50.00 950.00 66.00 0.00 884.00' }),
  ).toBeVisible();
  expect(address()).toBe(`/reports/contributions-book?year=2026&employee=${arta}`);
  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }));
  const mail = within(
    (await screen.findByText('Send by e-mail: Book of contributions')).closest(
      '[role="dialog"]',
    ) as HTMLElement,
  );
  await user.click(mail.getByRole('textbox', { name: 'E-mail' }));
  await user.paste('arta@example.com');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The report is on its way to arta@example.com')).toBeVisible();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
});
