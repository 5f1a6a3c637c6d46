import { query } from '@paga/client';
import { getAttachmentFile, getEmployee, uploadAttachment } from '@paga/contract/employees';
import { getDocumentsToRead } from '@paga/contract/own/documents';
import { getOwnPageSettings, saveOwnPageSettings } from '@paga/contract/own/settings';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderOwnPart } from '@paga/testing/render-own-part';
import { renderScreen } from '@paga/testing/render-screen';
import { savedFiles } from '@paga/testing/saved-files';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AttachmentList } from '#files/attachments/attachment-list.tsx';
import { ToReadScreen } from '#list/to-read.screen.tsx';
import { OwnDataPart } from './own-data.part.tsx';
import { OwnStored } from './own-stored.tsx';

let server: HttpTestServer;
let company: TestCompany;
let arta: number;
let page: TestUser;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
  [arta = 0] = await createdEmployees(server.as(company.admin), company, {});
  page = await server.ownPage(company, arta);
});

const open = (language: 'sq' | 'en', ui = <OwnDataPart.Page language={language} readOnly={false} />) =>
  renderOwnPart(ui, { server, page, language });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function uploaded(): Promise<void> {
  const file = new File(['%PDF-1.7'], 'Rregullorja.pdf');
  await server
    .as(company.user)
    .call(uploadAttachment, { body: { userId: company.id, employeeId: arta, file } });
}
const files = async () =>
  (await server.as(company.user).call(getEmployee, { query: { employeeId: arta } })).body.attachments;

test('the office asks for a file to be read, the person opens and confirms it, and both see that', async () => {
  await uploaded();
  const attachments = await files();
  const profile = () =>
    renderScreen(<AttachmentList employeeId={arta} attachments={attachments} />, {
      ...{ as: company.user, path: '/employees', language: 'en' as const },
    });
  const { user } = await profile();
  await user.click(await screen.findByRole('button', { name: 'Have it read: Rregullorja.pdf' }));
  expect(await screen.findByText(/^To be read since/)).toBeVisible();
  cleanup();
  await renderScreen(<ToReadScreen />, { as: company.user, path: '/employees/to-read', language: 'sq' });
  expect(await screen.findByRole('link', { name: 'Arta Krasniqi' })).toBeVisible();
  expect(screen.getByText(/^kërkuar nga/)).toBeVisible();
  cleanup();
  const saved = savedFiles();
  const { container } = await open('sq');
  const documents = await screen.findByRole('region', { name: 'Për t’u lexuar' });
  expect(await within(documents).findByText('Rregullorja.pdf')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'E lexova Rregullorja.pdf' })).toBeNull();
  press('Hape: Rregullorja.pdf');
  await waitFor(() => expect(saved).toEqual(['Rregullorja.pdf']));
  faults.next('confirmOwnDocument', 'CONFLICT');
  fireEvent.click(await screen.findByRole('button', { name: 'E lexova Rregullorja.pdf' }));
  expect(await screen.findByText(/^Nuk u konfirmua/)).toBeVisible();
  press('E lexova Rregullorja.pdf');
  expect(await screen.findByText(/^Lexuar dhe konfirmuar më/)).toBeVisible();
  expect(screen.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible();
  expect(await axeFinds(container)).toEqual([]);
  cleanup();
  await profile();
  expect(await screen.findByText(/^Read and confirmed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /to be read|Have/ })).toBeNull();
  cleanup();
  await renderScreen(<ToReadScreen />, { as: company.user, path: '/employees/to-read', language: 'en' });
  expect(await screen.findByText('Nothing waits to be read')).toBeVisible();
});

test('everything that is stored stands folded, with amounts covered, and who opened a file is named', async () => {
  await uploaded();
  const [file] = await files();
  const opened = { params: { id: file?.attachmentId ?? 0 }, query: { company: company.id } };
  await server.as(company.user).call(getAttachmentFile, opened);
  const { container } = await open('en');
  fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('Pay and terms, each from its day on')).toBeVisible();
  for (const details of container.querySelectorAll('details')) details.open = true;
  expect(screen.getByText('Gross a month').nextSibling).toHaveTextContent('••••');
  expect(container).not.toHaveTextContent('1,000.00');
  press('Show amounts');
  expect(screen.getByText('Gross a month').nextSibling).toHaveTextContent('1,000.00');
  press('Show who has looked');
  expect(
    await screen.findByText(`${company.user.name} opened a file of yours: Rregullorja.pdf`),
  ).toBeVisible();
  expect(await axeFinds(container)).toEqual([]);
});

test('a download that asks who is there goes on once that is proven', async () => {
  const saved = savedFiles();
  const Proof = ({ onGiven }: { onGiven: () => void }) => (
    <button type="button" onClick={onGiven}>
      Prove it
    </button>
  );
  await open('en', <OwnStored language="en" Proof={Proof} />);
  faults.next('downloadOwnStored', 'OWN_PROOF_NEEDED');
  press('For a program (JSON)');
  fireEvent.click(await screen.findByRole('button', { name: 'Prove it' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^what-is-stored-about-me-.*\.json$/)]));
  cleanup();
  // A frame of before brings nothing to prove it with.
  await open('en', <OwnStored language="en" />);
  faults.next('downloadOwnStored', 'OWN_PROOF_NEEDED');
  press('To read (PDF)');
  expect(await screen.findByText(/^First prove under/)).toBeVisible();
});

/** Says when what the list asks for is known. */
function Known() {
  const settings = useQuery(query(getOwnPageSettings));
  const documents = useQuery(query(getDocumentsToRead, { query: { employeeId: arta } }));
  return settings.data && documents.data && <p>All is known</p>;
}

test('the office is shown nothing to be read where the company does not offer it', async () => {
  await uploaded();
  const body = { page: true, payslips: true, leave: true, data: false };
  await server.as(company.admin).call(saveOwnPageSettings, { body });
  const attachments = await files();
  await renderScreen(
    <>
      <AttachmentList employeeId={arta} attachments={attachments} />
      <Known />
    </>,
    { as: company.user, path: '/employees', language: 'en' },
  );
  await screen.findByText('All is known');
  expect(screen.getByRole('button', { name: 'Mark as contract: Rregullorja.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /read and confirmed/ })).toBeNull();
});
