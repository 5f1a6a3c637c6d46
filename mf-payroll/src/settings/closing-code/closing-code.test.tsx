import { getClosingCode } from '@paga/contract/company/closing-code';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { ClosingCodeModal } from './closing-code.modal.tsx';

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
});

const closed = jest.fn();
const opened = (as: TestUser, language: 'sq' | 'en' = 'sq') =>
  renderScreen(<ClosingCodeModal onClose={closed} />, { as, path: '/configurations', language });

it('shows the code for reading; a proposal is saved only by saving', async () => {
  const { user } = await opened(company.manager);
  expect(await screen.findByRole('status', { name: 'Kodi i mbylljes së periudhës' })).toHaveTextContent(
    'AGI26A',
  );
  await user.click(screen.getByRole('button', { name: 'Ndrysho kodin' }));
  const code = await screen.findByRole('textbox', { name: 'Kodi i mbylljes së periudhës' });
  await user.click(screen.getByRole('button', { name: 'Gjenero kod' }));
  expect(await screen.findByText('Kodi u gjenerua; ende nuk është ruajtur')).toBeVisible();
  const proposed = (code as HTMLInputElement).value;
  expect(proposed).toMatch(/^[A-Z2-9]{6}$/);
  const stored = async () => (await server.as(company.admin).call(getClosingCode, {})).body.code;
  expect(await stored()).toBe('AGI26A');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Kopjo kodin' }));
  expect(copied).toHaveBeenCalledWith(proposed);
  expect(await screen.findByText('Kodi u kopjua')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Kodi i mbylljes së periudhës u ruajt')).toBeVisible();
  expect(await stored()).toBe(proposed);
});

it('says at the field what a code is', async () => {
  const { user } = await opened(company.admin, 'en');
  await user.click(await screen.findByRole('button', { name: 'Change the code' }));
  const code = await screen.findByRole('textbox', { name: 'Period-closing code' });
  await user.clear(code);
  await user.type(code, 'AB-1');
  await user.tab();
  expect(await screen.findByText('The code is 6 letters or digits')).toBeVisible();
});

it('is masked for role 4, with nothing to change or copy it with', async () => {
  await opened(company.user, 'en');
  expect(await screen.findByRole('status', { name: 'Period-closing code' })).toHaveTextContent('******');
  expect(screen.getByText('The company’s administrator and manager see the code.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /code/ })).not.toBeInTheDocument();
});

it('is only read in a company that is suspended', async () => {
  const suspended = await server.company({ name: 'Lumi', status: 3, code: 'LUM26A' });
  await opened(suspended.admin, 'en');
  expect(await screen.findByRole('status', { name: 'Period-closing code' })).toHaveTextContent('LUM26A');
  expect(screen.queryByRole('button', { name: 'Change the code' })).not.toBeInTheDocument();
});
