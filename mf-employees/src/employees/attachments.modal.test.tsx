import { createEmployee, getEmployeesByStatus } from '@paga/contract/employees';
import { anEmployee } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeesScreen } from './employees.screen.tsx';

async function opened(language: 'sq' | 'en' = 'sq') {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const as = server.as(company.admin);
  await as.call(createEmployee, { body: anEmployee({ userId: company.id }) });
  const page = await renderScreen(<EmployeesScreen />, { as: company.user, path: '/employees', language });
  const name = language === 'sq' ? 'Dokumentet: Arta Krasniqi' : 'Documents: Arta Krasniqi';
  await page.user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  const stored = async () => (await as.call(getEmployeesByStatus, { query: { tenantId: company.id } })).body.data[0]?.attachments ?? [];
  return { ...page, dialog, stored };
}

const pdf = new File(['%PDF-1.7 %%EOF'], 'Kontrata.pdf', { type: 'application/pdf' });

test('a document is uploaded, stands as a link that saves it, and is removed after a question', async () => {
  const { user, dialog, stored } = await opened();
  await user.upload(within(dialog).getByLabelText('Ngarko dokument'), pdf);
  expect(await screen.findByText('Dokumenti Kontrata.pdf u ngarkua.')).toBeVisible();
  const link = await within(dialog).findByRole('link', { name: 'Kontrata.pdf' });
  expect(link).toHaveAttribute('href', (await stored())[0]?.filePath);
  expect(link).toHaveAttribute('download');
  await user.click(within(dialog).getByRole('button', { name: 'Hiq Kontrata.pdf' }));
  await screen.findByText('Ta heq dokumentin Kontrata.pdf?');
  await user.click(screen.getByRole('button', { name: 'Hiq dokumentin' }));
  expect(await screen.findByText('Dokumenti Kontrata.pdf u hoq.')).toBeVisible();
  await waitFor(() => expect(within(dialog).queryByRole('link')).not.toBeInTheDocument());
  expect(await stored()).toEqual([]);
});

test('a file that is something else than its name says is refused in words, and one over 10 MB in those of the specification', async () => {
  const { user, dialog, stored } = await opened('en');
  const input = within(dialog).getByLabelText('Upload document');
  await user.upload(input, new File(['<script>alert(1)</script>'], 'Kontrata.pdf', { type: 'application/pdf' }));
  expect(await within(dialog).findByText(/This kind of document is not accepted/)).toBeVisible();
  await user.upload(input, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'Kontrata.pdf', { type: 'application/pdf' }));
  expect(await within(dialog).findByText('File size has been exceeded')).toBeVisible();
  expect(await stored()).toEqual([]);
});
