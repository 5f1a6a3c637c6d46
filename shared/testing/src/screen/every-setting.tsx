import { RemoteOutlet } from '@paga/platform';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { TestUser } from '#server/send-call.ts';
import type { TestCompany } from '#server/server.ts';
import { axeFinds } from './axe-finds.ts';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';
import { offerOf, startSourceRemotes } from './source-remotes.ts';

/** The languages of the product. */
export const LANGUAGES = ['sq', 'en'] as const;

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

/** Every window of a remote's settings, as its `remote.json` names them: opened by the roles that may meet it. Role 1 keeps the national tables; the others look at them. */
export function testEverySetting(
  remote: string,
  people: () => { root: TestUser; company: TestCompany },
): void {
  const { settings = [] } = offerOf(remote);
  const windows = [1, 2, 4].flatMap((roleId) =>
    settings.flatMap(({ id: key, window, group, label }) =>
      window && (roleId > 1 || group === 'national') ? [{ roleId, key, window, label }] : [],
    ),
  );
  test.each(inTurns(windows))(
    'in $language role $roleId finds the window $key without fault',
    async ({ language, roleId, window, label }) => {
      const { root, company } = people();
      const as = roleId === 1 ? root : roleId === 2 ? company.admin : company.user;
      startSourceRemotes();
      const piece = (
        <RemoteOutlet as="window" remote={remote} code={window} title={label} onClose={() => undefined} />
      );
      expect(await findsIn(piece, { as, company, path: '/configurations', language })).toEqual([]);
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    },
  );
}
