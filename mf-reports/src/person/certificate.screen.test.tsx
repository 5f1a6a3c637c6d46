import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CertificateScreen } from './certificate.screen.tsx';

/** The page of 2026, in which Arta was paid in September; Besa has left in June. */
async function opened(language: 'sq' | 'en') {
  const server = await startHttpServer();
  const company = await server.company();
  const gone = { firstName: 'Besa', lastName: 'Gashi', expirationContract: '2026-06-30' };
  const [arta = 0] = await createdEmployees(server.as(company.admin), company, {}, gone);
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const path = '/reports/annual-certificate?year=2026';
  const page = await renderScreen(<CertificateScreen />, {
    as: company.user,
    path,
    route: '/reports/*',
    language,
  });
  return { ...page, arta };
}

const valueBeside = (part: HTMLElement, label: string) =>
  within(part).getByText(label).nextElementSibling?.textContent?.replace('\u00a0', ' ');

test('shows employer and employee, and hands nothing out before somebody is chosen and the declaration is ticked', async () => {
  const { user, address, arta } = await opened('sq');
  const print = jest.spyOn(window, 'print');
  await screen.findByText('Zgjidh punonjësin për të cilin lëshohet vërtetimi');
  const buttons = () =>
    ['Printo', 'Dërgo me e-mail', 'Shkarko'].map((name) =>
      screen.getByRole('button', { name }).hasAttribute('disabled'),
    );
  expect(buttons()).toEqual([true, true, true]);
  expect(screen.getByText('Ju lutem zgjidhni një punonjës paraprakisht')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Punonjësi' }));
  expect(await screen.findByTitle(/Besa Gashi/)).toBeVisible();
  await user.click(screen.getByTitle('Arta Krasniqi'));
  await screen.findByText('Periudha tatimore');
  const { body } = document;
  expect(valueBeside(body, 'Emri i kompanisë')).toBe('Agimi');
  expect(valueBeside(body, 'NUI')).toBe('811234567');
  expect(valueBeside(body, 'Numri personal')).toBe('1234567892');
  expect(valueBeside(body, 'Periudha tatimore')).toBe('2026');
  expect(valueBeside(body, 'Bruto totale')).toBe('1,000.00 €');
  expect(valueBeside(body, 'Tatimi gjithsej')).toBe('66.00 €');
  expect(valueBeside(body, 'Emri dhe mbiemri')).toBe('Arta Krasniqi');
  expect(valueBeside(body, 'Sigurimi shëndetësor')).toBe('0.00 €');
  expect(valueBeside(body, 'Ndalesat gjithsej')).toBe('0.00 €');
  expect(valueBeside(body, 'Neto gjithsej')).toBe('884.00 €');
  expect(screen.getByText(/^Muaj ende i hapur: shtator 2026/)).toBeVisible();
  expect(address()).toBe(`/reports/annual-certificate?year=2026&employee=${arta}`);
  expect(buttons()).toEqual([true, true, true]);
  expect(screen.getByText('Së pari shënoni deklaratën se të dhënat janë të sakta')).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: /^Deklaroj/ }));
  await user.click(screen.getByRole('button', { name: 'Printo' }));
  expect(print).toHaveBeenCalled();
});

test('opens the file and mails it once the declaration is ticked; another year asks for it anew', async () => {
  const { user } = await opened('en');
  await user.click(await screen.findByRole('combobox', { name: 'Employee' }));
  await user.click(await screen.findByTitle('Arta Krasniqi'));
  await user.click(await screen.findByRole('checkbox', { name: /^I declare/ }));
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }));
  const mail = within(
    (await screen.findByText('Send by e-mail: Annual certificate')).closest('[role="dialog"]') as HTMLElement,
  );
  await user.click(mail.getByRole('textbox', { name: 'E-mail' }));
  await user.paste('arta@example.com');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The report is on its way to arta@example.com')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  expect(await screen.findByRole('checkbox', { name: /^I declare/ })).not.toBeChecked();
});
