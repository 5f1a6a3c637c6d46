import { configureClient } from '@paga/client';
import { decideRequest, getOwnRequests } from '@paga/contract/requests';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees } from '@paga/testing/employees';
import { bridgeTo, faults } from '@paga/testing/msw-bridge';
import { pasteOver } from '@paga/testing/paste';
import { startHttpServer } from '@paga/testing/start-http-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { AskQuestion } from './ask-question.tsx';

test('asks about a line of a payslip, and shows the answer where it was asked', async () => {
  const server = await startHttpServer();
  const company = await server.company();
  const [arta = 0] = await createdEmployees(server.as(company.admin), company, {});
  const page = await server.ownPage(company, arta);
  bridgeTo(server, page.cookie, 'paga_own');
  const token = { read: () => page.handle, write: () => undefined };
  configureClient({ baseUrl: `${location.origin}/api`, token, companyId: () => null });
  await i18next.changeLanguage('sq');
  const open = (line: string) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <AskQuestion about={{ year: 2026, month: 9, line }} />
      </QueryClientProvider>,
    );
  const { container, unmount } = open('Bruto');
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Pyetja juaj për zyrën' });
  await pasteOver(user, field, 'Pse më pak?');
  faults.next('askQuestion', 500);
  await user.click(screen.getByRole('button', { name: 'Dërgo pyetjen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Pyetja nuk u dërgua.');
  await user.click(screen.getByRole('button', { name: 'Dërgo pyetjen' }));
  expect(await screen.findByText('Pret përgjigjen e zyrës.')).toBeVisible();
  expect(field).toHaveValue('');
  expect(await axeFinds(container)).toEqual([]);
  unmount();

  const [asked] = (await server.as(page).call(getOwnRequests, {})).body;
  expect(asked).toMatchObject({ question: { text: 'Pse më pak?', about: { line: 'Bruto' } } });
  const body = { tenantId: company.id, decision: 'approve' as const, note: 'Kishte orë shtesë.' };
  await server.as(company.admin).call(decideRequest, { params: { id: asked?.id ?? 0 }, body });
  const other = open('Neto');
  await screen.findByRole('textbox');
  other.unmount();
  open('Bruto');
  expect(await screen.findByText(/Kishte orë shtesë/)).toBeVisible();
});
