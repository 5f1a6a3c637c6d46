import { call } from '@paga/client';
import { getSetupState } from '@paga/contract/identity/setup';
import { bridge, HttpResponse, http } from '@paga/testing/msw-bridge';
import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { configureCalls } from './session/configure-calls.ts';

test.each([
  [
    'sq',
    'Ka dalë një version i ri i programit. Ngarkojeni: ajo që keni shkruar mbetet.',
    'Ngarkoje versionin e ri',
  ],
  ['en', 'A new version is available. Load it: what you typed is kept.', 'Load the new version'],
])(
  'a page too old for the server says so once, with a button that loads it anew (%s)',
  async (language, text, button) => {
    await i18next.changeLanguage(language);
    document.body.innerHTML = '';
    bridge.use(
      http.get('*/api/*', () => HttpResponse.json({ code: 'WIRE_CHANGED', errorId: 'e' }, { status: 409 })),
    );
    configureCalls({ companyId: () => null, onSignedOut: () => undefined });
    await expect(call(getSetupState)).rejects.toMatchObject({ code: 'WIRE_CHANGED', status: 409 });
    await expect(call(getSetupState)).rejects.toMatchObject({ code: 'WIRE_CHANGED' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  },
);
