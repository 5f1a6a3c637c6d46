import { FormField, Input, ModalForm } from '@paga/kit';
import { useDraft } from '@paga/platform';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { DraftStrip } from './draft-strip.tsx';

function Page({ onSubmit = () => undefined }: { onSubmit?: () => void }): ReactElement {
  const draft = useDraft<{ name: string }>('sector/new');
  return (
    <>
      <DraftStrip />
      <ModalForm<{ name: string }>
        open
        title="Sector"
        draft={draft}
        onSubmit={onSubmit}
        onClose={() => undefined}
      >
        <FormField name="name" label="Name">
          <Input />
        </FormField>
      </ModalForm>
    </>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const question = 'Restore what you typed?';

test('a half-filled form is offered back to the same person in the same company only, until it is saved', async () => {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const first = await renderScreen(<Page />, { as: company.admin, language: 'en' });
  expect(screen.queryByText(question)).toBeNull();
  await first.user.type(name(), 'Prodhimi');
  first.unmount();

  const other = await renderScreen(<Page />, { as: company.manager, language: 'en' });
  expect(screen.queryByText(question)).toBeNull();
  other.unmount();

  const again = await renderScreen(<Page />, { as: company.admin, language: 'en' });
  expect(await screen.findByText(question)).toBeVisible();
  expect(screen.getByText('You have an unfinished change')).toBeInTheDocument();
  expect(name()).toHaveValue('');
  await again.user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(name()).toHaveValue('Prodhimi'));
  await again.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});
