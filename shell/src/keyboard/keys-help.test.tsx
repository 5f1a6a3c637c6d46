import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { KeysHelp } from './keys-help.tsx';

async function opened(language: 'sq' | 'en') {
  const server = await startHttpServer();
  const company = await server.company();
  const page = (
    <>
      <input aria-label="Emri" />
      <div {...{ role: 'gridcell', 'aria-readonly': false }} tabIndex={-1}>
        12.50
      </div>
      <KeysHelp />
    </>
  );
  return renderScreen(page, { as: company.user, language });
}

test('"?" shows the keys by their places, Esc closes them', async () => {
  const { user } = await opened('en');
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(
    (await within(dialog).findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent),
  ).toEqual(['Everywhere', 'Lists and tables', 'Cells that can be edited', 'Pages of a month', 'Tabs']);
  expect(within(dialog).getByText('Search').closest('div')).toHaveTextContent('CtrlKor/');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('"?" typed into a field, or on a cell that can be typed into, is a letter', async () => {
  const { user } = await opened('sq');
  await user.type(await screen.findByLabelText('Emri'), 'Kush?');
  expect(screen.getByLabelText('Emri')).toHaveValue('Kush?');
  screen.getByText('12.50').focus();
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
