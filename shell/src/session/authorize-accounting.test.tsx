import { call, isApiError } from '@paga/client';
import { refreshServiceAccounts } from '@paga/contract/bookkeeping';
import { KitProvider } from '@paga/kit';
import { ErrorToasts } from '@paga/platform/host';
import { render, screen, waitFor } from '@testing-library/react';
import { configureCalls } from './configure-calls.ts';
import { leaveFor } from './leave.ts';

jest.mock('./leave.ts', () => ({ leaveFor: jest.fn() }));

const INTUIT = 'https://appcenter.intuit.com/connect/oauth2?client_id=7&state=x';
let asked = 0;

/** A server that wants the authorization for every call but the one that asks for its address. */
function answerWith(authorization: () => Response): void {
  asked = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname !== '/api/quickbooks/authorization-url')
      return Response.json({ code: 'BOOKKEEPING_AUTHORIZATION_REQUIRED', errorId: 'e' }, { status: 411 });
    asked += 1;
    return authorization();
  });
  configureCalls({ companyId: () => 1, onSignedOut: () => undefined });
}

const refused = () => call(refreshServiceAccounts, { body: { userId: 1 } }).catch((error: unknown) => error);

beforeEach(() => {
  jest.mocked(leaveFor).mockClear();
  render(
    <KitProvider mode="light" language="sq" zeroRuntime>
      <ErrorToasts />
    </KitProvider>,
  );
});
afterEach(() => jest.restoreAllMocks());

test('a 411 leads to the authorization URL of the bookkeeping service, once for calls that fail together', async () => {
  answerWith(() => Response.json({ url: INTUIT }));
  const errors = await Promise.all([refused(), refused(), refused()]);
  expect(errors.every((error) => isApiError(error, 'BOOKKEEPING_AUTHORIZATION_REQUIRED'))).toBe(true);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(INTUIT));
  expect([asked, jest.mocked(leaveFor).mock.calls.length]).toEqual([1, 1]);
});

test.each([
  'https://evil.example/oauth',
  'https://appcenter.intuit.com.evil.example/',
  'http://appcenter.intuit.com/',
])('a 411 does not lead to %s, and says so', async (url) => {
  answerWith(() => Response.json({ url }));
  await refused();
  expect(
    await screen.findByText('Adresa e shërbimit të kontabilitetit nuk njihet, prandaj nuk u hap.'),
  ).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('an address that cannot be fetched is reported', async () => {
  answerWith(() => Response.json({ code: 'FORBIDDEN', errorId: 'e' }, { status: 403 }));
  await refused();
  expect(await screen.findByText('Roli juaj nuk e lejon këtë veprim.')).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});
