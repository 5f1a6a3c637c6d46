import { decideRequest, getOwnRequests, getRequests } from '@paga/contract/requests';
import type { OwnProofProps } from '@paga/platform';
import { axeFinds } from '@paga/testing/axe-finds';
import { accountOf, createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderOwnPart } from '@paga/testing/render-own-part';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { fireEvent, screen, within } from '@testing-library/react';
import { OwnDataPart } from './own-data.part.tsx';

let server: HttpTestServer;
let company: TestCompany;
let page: TestUser;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
  const [arta = 0] = await createdEmployees(server.as(company.admin), company, { address: 'Rr. A' });
  page = await server.ownPage(company, arta, { daysAgo: 30 });
});

/** As the frame asks who is there; proven at once. */
const Proof = ({ onGiven, onCancel }: OwnProofProps) => (
  <>
    <button type="button" onClick={onGiven}>
      Prove
    </button>
    <button type="button" onClick={onCancel}>
      Not now
    </button>
  </>
);

const open = (language: 'sq' | 'en' = 'sq', readOnly = false) =>
  renderOwnPart(<OwnDataPart.Page language={language} readOnly={readOnly} Proof={Proof} />, {
    ...{ server, page, language },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const region = (name: string) => screen.findByRole('region', { name });
async function decide(decision: 'approve' | 'refuse', note?: string) {
  const query = { tenantId: company.id, of: 'open' as const };
  const [first] = (await server.as(company.manager).call(getRequests, { query })).body.data;
  const body = { tenantId: company.id, decision, ...(note && { note }) };
  return server.as(company.manager).call(decideRequest, { params: { id: first?.id ?? 0 }, body });
}

test('shows what the record holds, proposes another address, and says what became of it', async () => {
  const { container, unmount } = await open();
  const record = await region('Të dhënat në dosje');
  expect(within(record).getByText('Adresa').parentElement).toHaveTextContent('Rr. A');
  expect(await axeFinds(container)).toEqual([]);
  fireEvent.click(await within(record).findByRole('button', { name: 'Propozo ndryshim' }));
  expect(screen.getByRole('button', { name: 'Dërgo propozimin' })).toBeDisabled();
  fill('Telefoni', 'x');
  press('Dërgo propozimin');
  expect(await screen.findByRole('alert')).toHaveTextContent('Shkruani një numër të vlefshëm telefoni.');
  fill('Telefoni', '+383 44 111 222');
  fill('Adresa', 'Rr. B');
  faults.next('proposeOwnData', 'CONFLICT');
  press('Dërgo propozimin');
  expect(await screen.findByText(/Në dosje tani shkruan diçka tjetër/)).toBeVisible();
  press('Dërgo propozimin');
  expect(await screen.findByText('Propozimi u dërgua te zyra.')).toBeVisible();
  const mine = await region('Propozimet e mia');
  expect(await within(mine).findByText('Adresa: Rr. B (ishte: Rr. A)')).toBeVisible();
  expect(within(record).queryByRole('button', { name: 'Propozo ndryshim' })).toBeNull();
  await decide('refuse', 'Sillni vërtetimin');
  unmount();
  await open('en');
  expect(await region('My proposals')).toHaveTextContent(/Refused · .*“Sillni vërtetimin”/);
  expect((await region('What the record holds')).textContent).toContain('Rr. A');
});

test('another account wants to know who is there, is sent once that is proven, and can be withdrawn', async () => {
  await open('en');
  const account = await region('Bank account');
  fireEvent.click(await within(account).findByRole('button', { name: 'Propose another account' }));
  fill(/^New account number/, '1212012345678907');
  press('Send the proposal');
  expect(await within(account).findByRole('alert')).toHaveTextContent('Check the number');
  fill(/^New account number/, accountOf(7));
  faults.next('proposeBankAccount', 'OWN_PROOF_NEEDED');
  press('Send the proposal');
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  faults.next('proposeBankAccount', 'OWN_PROOF_NEEDED');
  fireEvent.click(await screen.findByRole('button', { name: 'Send the proposal' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Prove' }));
  expect(await screen.findByText('The proposal was sent to the office.')).toBeVisible();
  const mine = await region('My proposals');
  fireEvent.click(await within(mine).findByRole('button', { name: 'Withdraw' }));
  expect(await within(mine).findByText('Withdrawn')).toBeVisible();
  expect((await server.as(page).call(getOwnRequests, {})).body).toMatchObject([{ state: 'withdrawn' }]);
});

test('offers no other account within seven days of joining, and nothing while the company only reads', async () => {
  const [besa = 0] = await createdEmployees(server.as(company.admin), company, {
    personalNumber: '1999384753',
  });
  page = await server.ownPage(company, besa);
  const { unmount } = await open('en');
  expect(await screen.findByText(/^The account can be changed from \d\d\.\d\d\.\d{4}/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Propose another account' })).toBeNull();
  unmount();
  await open('en', true);
  for (const name of ['Bank account', 'What the record holds'])
    expect(within(await region(name)).queryByRole('button')).toBeNull();
});
