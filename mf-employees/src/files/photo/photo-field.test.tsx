import { query } from '@paga/client';
import { createEmployee, getEmployee } from '@paga/contract/employees';
import { anEmployee } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { PhotoField } from './photo-field.tsx';
import type { PickedPhoto } from './picked-photo.tsx';

// jsdom neither makes links to files nor decodes pictures.
const [createObjectURL, revokeObjectURL] = [URL.createObjectURL, URL.revokeObjectURL];
beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => Object.assign(URL, { createObjectURL, revokeObjectURL }));

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = () => new File([Buffer.from(PNG, 'base64')], 'arta.png', { type: 'image/png' });

function Photo({ employeeId }: { employeeId: number }) {
  const { data } = useQuery(query(getEmployee, { query: { employeeId } }));
  return data && <PhotoField name="Arta Krasniqi" photo={data.photo} employeeId={employeeId} />;
}

async function arranged() {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const as = server.as(company.admin);
  const employeeId = (await as.call(createEmployee, { body: anEmployee({ userId: company.id }) })).body.id;
  const saved = async () => (await as.call(getEmployee, { query: { employeeId } })).body.photo;
  return { company, employeeId, saved };
}

const page = (company: Awaited<ReturnType<typeof arranged>>['company']) =>
  ({ as: company.user, path: '/employees', language: 'en' }) as const;

/** The picture arrives in the frame with that size. */
function loaded(dialog: HTMLElement, width: number, height: number): HTMLImageElement {
  const image = dialog.querySelector('img');
  if (!image) throw new Error('no picture is shown');
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(image);
  return image;
}

test('a photo is chosen, cut, saved, and taken away after a question', async () => {
  const { company, employeeId, saved } = await arranged();
  const { user } = await renderScreen(<Photo employeeId={employeeId} />, page(company));
  await user.upload(await screen.findByLabelText('Choose photo', { selector: 'input' }), picture());
  const dialog = await screen.findByRole('dialog', { name: 'Crop the photo' });
  expect(within(dialog).getByRole('button', { name: 'Save photo' })).toBeDisabled();
  loaded(dialog, 1, 1);
  await user.click(within(dialog).getByRole('button', { name: 'Save photo' }));
  expect(await screen.findByText('The photo was saved.')).toBeVisible();
  expect(await saved()).toMatch(/^\/api\/files\/\d+\/photos\/[0-9a-f]{44}\.webp$/);
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await screen.findByText('Remove the photo of Arta Krasniqi?');
  await user.click(
    within(screen.getByRole('dialog', { name: /Remove the photo/ })).getByRole('button', {
      name: 'Remove photo',
    }),
  );
  expect(await screen.findByText('The photo of Arta Krasniqi was removed.')).toBeVisible();
  expect(await saved()).toBeNull();
});

test('what is no picture is said to be unreadable, by the browser or by the server, and over 10 MB too large', async () => {
  const { company, employeeId, saved } = await arranged();
  const { user } = await renderScreen(
    <PhotoField name="Arta Krasniqi" photo={null} employeeId={employeeId} />,
    page(company),
  );
  const choose = (file: File) =>
    user.upload(screen.getByLabelText('Choose photo', { selector: 'input' }), file);
  await choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'arta.png', { type: 'image/png' }));
  expect(await screen.findByText('File size has been exceeded')).toBeVisible();
  await choose(new File(['<svg/>'], 'arta.png', { type: 'image/png' }));
  expect(screen.queryByText('File size has been exceeded')).not.toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: 'Crop the photo' });
  loaded(dialog, 500, 500);
  await user.click(within(dialog).getByRole('button', { name: 'Save photo' }));
  expect(await within(dialog).findByText(/This photo cannot be read/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await choose(picture());
  const again = await screen.findByRole('dialog', { name: 'Crop the photo' });
  fireEvent.error(again.querySelector('img') as HTMLImageElement);
  expect(await within(again).findByText(/This photo cannot be read/)).toBeVisible();
  expect(await saved()).toBeNull();
});

function NewPerson({ onPhoto }: { onPhoto: (photo: PickedPhoto | null) => void }) {
  const [picked, setPicked] = useState<PickedPhoto | null>(null);
  const pick = (photo: PickedPhoto | null) => {
    setPicked(photo);
    onPhoto(photo);
  };
  return <PhotoField name="Arta Krasniqi" photo={null} picked={picked} onPick={pick} />;
}

test('the square is moved by arrows, keys and slider, and kept for a person who is not saved yet', async () => {
  const { company } = await arranged();
  const onPhoto = jest.fn<void, [PickedPhoto | null]>();
  const { user } = await renderScreen(<NewPerson onPhoto={onPhoto} />, page(company));
  await user.upload(screen.getByLabelText('Choose photo', { selector: 'input' }), picture());
  const dialog = await screen.findByRole('dialog', { name: 'Crop the photo' });
  const image = loaded(dialog, 1200, 800);
  expect(image).toHaveStyle({ width: '150%', height: '100%', left: '-25%' });
  const frame = within(dialog).getByRole('application', { name: 'Frame of the photo' });
  frame.focus();
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
  expect(image).toHaveStyle({ left: '-50%' });
  await user.keyboard('+');
  const slider = within(dialog).getByRole('slider', { name: /Zoom/ });
  expect(slider).toHaveAttribute('aria-valuetext', '110%');
  fireEvent.change(slider, { target: { value: '100' } });
  expect(slider).toHaveAttribute('aria-valuetext', '1250%');
  await user.click(within(dialog).getByRole('button', { name: 'Save photo' }));
  expect(onPhoto).toHaveBeenLastCalledWith(
    expect.objectContaining({
      crop: expect.objectContaining({ side: 64 }),
      picture: { width: 1200, height: 800 },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(onPhoto).toHaveBeenLastCalledWith(null);
});
