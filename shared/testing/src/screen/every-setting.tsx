import { RemoteOutlet } from '@paga/platform';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { TestUser } from '#server/send-call.ts';
import type { TestCompany } from '#server/server.ts';
import { axeFinds } from './axe-finds.ts';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';
import { LANGUAGES, offerOf, startSourceRemotes } from './source-remotes.ts';

/** Where settings are. */
const PATH = '/configurations';

/** Opens a piece alone, waits until everything it asks for has come, and answers what axe finds on the page. */
export async function findsIn(piece: ReactElement, options: ScreenOptions): Promise<string[]> {
  await renderScreen(piece, options);
  await waitFor(() => expect(document.body).not.toHaveTextContent(/^$/));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  // Nothing failed to load: a place for a fault stays empty.
  expect(
    screen
      .queryAllByRole('alert')
      .map(({ textContent }) => textContent ?? '')
      .join(''),
  ).toBe('');
  return axeFinds(document.body);
}

/** What several roles see, by turns: role 2 in one language and role 4 in the other, the next piece the other way round; in soak all in both. */
export function inTurns<Piece extends { roleId: number; key: string }>(pieces: readonly Piece[]) {
  const soak = process.env.PAGA_SOAK === '1';
  const keys = [...new Set(pieces.map(({ key }) => key))];
  const turnOf = ({ roleId, key }: Piece) => (keys.indexOf(key) + (roleId === 4 ? 1 : 0)) % 2;
  return LANGUAGES.flatMap((language, turn) =>
    pieces.filter((piece) => soak || turnOf(piece) === turn).map((piece) => ({ ...piece, language })),
  );
}

/** The people that windows are opened by: role 1, and a company with the others. */
type People = () => { root: TestUser; company: TestCompany };

function withRole(roleId: number, { root, company }: ReturnType<People>): TestUser {
  if (roleId === 1) return root;
  return roleId === 2 ? company.admin : company.user;
}

/** A window that a press opens within a place of a remote, by the role that opens it. */
export type Dialog = { name: string; roleId: number; piece: () => ReactElement | Promise<ReactElement> };

/** Each of these windows, in both languages. */
export function testEveryDialog(dialogs: readonly Dialog[], people: People): void {
  test.each(LANGUAGES.flatMap((language) => dialogs.map((dialog) => ({ ...dialog, language }))))(
    'in $language role $roleId finds the window to $name without fault',
    async ({ language, roleId, piece }) => {
      const { company } = people();
      const as = withRole(roleId, people());
      expect(await findsIn(await piece(), { as, company, path: PATH, language })).toEqual([]);
      expect(screen.getByRole('dialog')).toBeVisible();
    },
  );
}

/** Every window of a remote's settings, as its `remote.json` names them: opened by the roles that may meet it. Role 1 keeps the national tables; the others look at them. */
export function testEverySetting(remote: string, people: People): void {
  const { settings = [] } = offerOf(remote);
  const windows = [1, 2, 4].flatMap((roleId) =>
    settings.flatMap(({ id: key, window, group, label }) =>
      window && (roleId > 1 || group === 'national') ? [{ roleId, key, window, label }] : [],
    ),
  );
  test.each(inTurns(windows))(
    'in $language role $roleId finds the window $key without fault',
    async ({ language, roleId, window, label }) => {
      const { company } = people();
      const as = withRole(roleId, people());
      startSourceRemotes();
      const piece = (
        <RemoteOutlet as="window" remote={remote} code={window} title={label} onClose={() => undefined} />
      );
      expect(await findsIn(piece, { as, company, path: PATH, language })).toEqual([]);
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    },
  );
}
