import { query } from '@paga/client';
import { createEmployee, type EmployeeAttachment, getEmployee } from '@paga/contract/employees';
import { anEmployee } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { savedFiles } from '@paga/testing/saved-files';
import { startHttpServer } from '@paga/testing/start-http-server';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AttachmentList } from './attachment-list.tsx';

async function arranged() {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const as = server.as(company.admin);
  const { id } = (await as.call(createEmployee, { body: anEmployee({ userId: company.id }) })).body;
  const stored = async () => (await as.call(getEmployee, { query: { employeeId: id } })).body.attachments;
  return { company, as, id, stored };
}

function Files({ employeeId }: { employeeId: number }) {
  const { data } = useQuery(query(getEmployee, { query: { employeeId } }));
  return data && <AttachmentList employeeId={employeeId} attachments={data.attachments} />;
}

async function opened(language: 'sq' | 'en' = 'sq') {
  const { company, id, stored } = await arranged();
  const page = await renderScreen(<Files employeeId={id} />, {
    as: company.user,
    path: '/employees',
    language,
  });
  const input = await screen.findByLabelText(language === 'sq' ? 'Ngarko dokument' : 'Upload document', {
    selector: 'input',
  });
  return { ...page, input, stored };
}

const pdf = (name = 'Kontrata.pdf') => new File(['%PDF-1.7 %%EOF'], name, { type: 'application/pdf' });

test('a document is uploaded, stands as a button that saves it, and is removed after a question', async () => {
  const { user, input, stored } = await opened();
  await user.upload(input, pdf());
  expect(await screen.findByText('Dokumenti Kontrata.pdf u ngarkua.')).toBeVisible();
  const file = await screen.findByRole('button', { name: 'Kontrata.pdf' });
  const saved = savedFiles();
  await user.click(file);
  await waitFor(() => expect(saved).toEqual(['Kontrata.pdf']));
  await user.click(screen.getByRole('button', { name: 'Hiq Kontrata.pdf' }));
  await screen.findByText('Ta heq dokumentin Kontrata.pdf?');
  await user.click(screen.getByRole('button', { name: 'Hiq dokumentin' }));
  expect(await screen.findByText('Dokumenti Kontrata.pdf u hoq.')).toBeVisible();
  await waitFor(() => expect(file).not.toBeInTheDocument());
  expect(await stored()).toEqual([]);
});

test('several documents are uploaded one after the other; the newest that is marked is the contract', async () => {
  const { user, input, stored } = await opened('en');
  await user.upload(input, [pdf('2024.pdf'), pdf('2026.pdf')]);
  await user.click(await screen.findByRole('button', { name: 'Mark as contract: 2024.pdf' }));
  expect(await screen.findByText('Contract')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mark as contract: 2026.pdf' }));
  expect(await screen.findByText('Earlier contract')).toBeVisible();
  expect(await stored()).toMatchObject([
    { fileName: '2024.pdf', isContract: true },
    { fileName: '2026.pdf', isContract: true },
  ]);
  await user.click(screen.getByRole('button', { name: 'Unmark as contract: 2026.pdf' }));
  await waitFor(() => expect(screen.queryByText('Earlier contract')).not.toBeInTheDocument());
});

test('a file that is something else than its name says is refused in words, and one over 10 MB in those of the specification', async () => {
  const { user, input, stored } = await opened('en');
  await user.upload(
    input,
    new File(['<script>alert(1)</script>'], 'Kontrata.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText(/This kind of document is not accepted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload Kontrata.pdf again' })).not.toBeInTheDocument();
  await user.upload(
    input,
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'Kontrata.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('File size has been exceeded')).toBeVisible();
  expect(await stored()).toEqual([]);
});

test('for an old office file the message says how to save it', async () => {
  const { user, input, stored } = await opened('en');
  await user.upload(
    input,
    new File([Buffer.from('d0cf11e0a1b11ae1', 'hex')], 'Kontrata.DOC', { type: 'application/msword' }),
  );
  expect(await screen.findByText(/Save it as .docx, .xlsx, .pptx or PDF/)).toBeVisible();
  expect(await stored()).toEqual([]);
});

test('an upload that fails can be sent again, and one under way can be stopped', async () => {
  const { user, input, stored, faults } = await opened('en');
  faults.next('uploadAttachment', 500);
  await user.upload(input, pdf());
  await user.click(await screen.findByRole('button', { name: 'Upload Kontrata.pdf again' }));
  expect(await screen.findByText('The document Kontrata.pdf was uploaded.')).toBeVisible();
  faults.next('uploadAttachment', 'slow');
  await user.upload(input, pdf('Diploma.pdf'));
  expect(screen.getByRole('progressbar', { name: 'Uploading Diploma.pdf' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop uploading Diploma.pdf' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(await stored()).toMatchObject([{ fileName: 'Kontrata.pdf' }]);
});

function NewPerson({ onIds }: { onIds: (ids: number[]) => void }) {
  const [files, setFiles] = useState<EmployeeAttachment[]>([]);
  return (
    <>
      <AttachmentList attachments={files} onChange={setFiles} />
      <button type="button" onClick={() => onIds(files.map(({ attachmentId }) => attachmentId))}>
        save
      </button>
    </>
  );
}

test('files of a person who is not saved yet are kept by their ids until they are saved with the person', async () => {
  const { company, as } = await arranged();
  const onIds = jest.fn<void, [number[]]>();
  const { user } = await renderScreen(<NewPerson onIds={onIds} />, {
    as: company.user,
    path: '/employees',
    language: 'en',
  });
  await user.upload(screen.getByLabelText('Upload document', { selector: 'input' }), [
    pdf('Kontrata.pdf'),
    pdf('Diploma.pdf'),
    pdf('Gabim.pdf'),
  ]);
  await screen.findByRole('button', { name: 'Gabim.pdf' });
  await user.click(screen.getByRole('button', { name: 'Mark as contract: Kontrata.pdf' }));
  await screen.findByText('Contract');
  await user.click(screen.getByRole('button', { name: 'Remove Gabim.pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Remove document' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Gabim.pdf' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'save' }));
  const body = anEmployee({
    userId: company.id,
    personalNumber: '1170000009',
    attachmentIds: onIds.mock.calls[0]?.[0] ?? [],
  });
  const { id } = (await as.call(createEmployee, { body })).body;
  expect((await as.call(getEmployee, { query: { employeeId: id } })).body.attachments).toMatchObject([
    { fileName: 'Kontrata.pdf', isContract: true },
    { fileName: 'Diploma.pdf', isContract: false },
  ]);
});

test('who only reads can save files and nothing else', async () => {
  const { company } = await arranged();
  const files = [
    {
      attachmentId: 1,
      fileName: 'K.pdf',
      filePath: '/api/files/attachments/1',
      isContract: true,
      size: 2_400_000,
      uploadedAt: '2026-10-15T09:00:00Z',
    },
  ];
  await renderScreen(<AttachmentList employeeId={1} attachments={files} readOnly />, {
    as: company.user,
    path: '/employees',
    language: 'en',
  });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['K.pdf']);
  expect(screen.getByText('2.3 MB · 15.10.2026')).toBeVisible();
});
