import { getInactivity } from '@paga/contract/company/security';
import { changePassword, forgotPassword, resetPassword } from '@paga/contract/identity/password';
import { getAuthUser, login, logout } from '@paga/contract/identity/sign-in';
import { updateTwoFactor } from '@paga/contract/identity/two-factor';
import type { Language } from '@paga/contract/shapes';
import { todayInKosovo } from '@paga/kit';
import { createdEmployees } from '@paga/testing/employees';
import { bridge, faults, onRefusal } from '@paga/testing/msw-bridge';
import { quickTimer } from '@paga/testing/quick-timer';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { Welcome } from '#company/welcome.tsx';
import { ForgotPage } from '#sign-in/forgot.page.tsx';
import { ResetPage } from '#sign-in/reset.page.tsx';
import { SignInPage } from '#sign-in/sign-in.page.tsx';
import { AccountScreen } from '../account/account.screen.tsx';
import { IdleGuard } from '../inactivity/idle-guard.tsx';
import { NotificationsScreen } from '../notifications/notifications.screen.tsx';
import { ChangePasswordScreen } from './change-password.screen.tsx';
import { configureCalls } from './configure-calls.ts';
import { noteActivity } from './last-activity.ts';
import { leaveFor } from './leave.ts';
import { resumeSession, sessionEnded } from './session.ts';
import { forgetSession, holdSession, readStoredSession } from './stored-session.ts';
import { forgetTicket } from './ticket.ts';

jest.mock('./leave.ts', () => ({ leaveFor: jest.fn() }));

/** A company, its admin Arben, and how a page is opened for him in the language of the moment. */
type Scene = {
  company: TestCompany;
  arben: TestUser;
  language: Language;
  open: (page: ReactElement) => Promise<RenderedScreen>;
};
type Situation = (at: Scene) => Promise<unknown>;
/** A row of the catalogue: what happens, the code the server answers (null: none), and what is then read (null: nothing). */
type Row = {
  of: string;
  situation: string;
  code: string | null;
  sq: string | null;
  en: string | null;
  happens: Situation;
};

let server: HttpTestServer;
/** The codes of all refusals of this test. */
let codes: string[] = [];

const field = (name: string) =>
  document.querySelector(`input[name="${name}"], input#${name}`) as HTMLInputElement;
const fill = async ({ user }: RenderedScreen, name: string, text: string) => {
  await user.click(field(name));
  await user.paste(text);
};
const send = ({ user }: RenderedScreen) =>
  user.click(document.querySelector('button[type=submit]') as HTMLButtonElement);

/** Once a call at this path was answered. */
const answered = (path: string) =>
  new Promise<void>((resolve) =>
    bridge.events.on('response:mocked', ({ request }) => {
      if (new URL(request.url).pathname.endsWith(path)) resolve();
    }),
  );

/** Sign-in page, and after it what greets the person. */
function SignedOut(): ReactElement {
  const [entered, setEntered] = useState(false);
  return entered ? <Welcome /> : <SignInPage onSignedIn={async () => setEntered(true)} />;
}

async function signIn({ arben, open }: Scene, password: string): Promise<RenderedScreen> {
  const page = await open(<SignedOut />);
  configureCalls({ companyId: () => null, onSignedOut: () => undefined });
  await fill(page, 'email', arben.email);
  await fill(page, 'password', password);
  await send(page);
  return page;
}

async function changeTo(
  { open }: Scene,
  current: string,
  password: string,
  confirmation = password,
): Promise<RenderedScreen> {
  const page = await open(<ChangePasswordScreen />);
  await fill(page, 'currentPassword', current);
  await fill(page, 'newPassword', password);
  await fill(page, 'confirmPassword', confirmation);
  await send(page);
  return page;
}

/** A rule the page reports before anything is sent; the server, asked without the page, refuses by the same code. */
const brokenRule = (password: string, confirmation = password): Situation => {
  const body = { currentPassword: 'Demo123', newPassword: password, confirmPassword: confirmation };
  return async (at) => {
    await changeTo(at, 'Demo123', password, confirmation);
    codes.push(String((await server.as(at.arben).call(changePassword, { body })).body.code));
  };
};

/** Makes the page's calls as the shell does, from the first on: a 401 to an earlier one would be taken for the end of the session, and not be heard of. */
function InShell({ company, children }: { company: TestCompany; children: ReactElement }): ReactElement {
  useState(() =>
    configureCalls({ companyId: () => company.id, onSignedOut: () => sessionEnded('NOT_SIGNED_IN') }),
  );
  return children;
}

/** Opens a page of the signed-in person as the shell does: a 401 ends the session. */
async function openSignedIn({ arben, company, open }: Scene, element: ReactElement): Promise<RenderedScreen> {
  const { body: account } = await server.as(arben).call(getAuthUser, {});
  holdSession({ token: arben.handle, account }, null);
  resumeSession();
  return open(<InShell company={company}>{element}</InShell>);
}

/** The session is gone; the sign-in page, loaded anew, tells why. */
async function comeToTheSignIn(at: Scene, before: RenderedScreen): Promise<void> {
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/login'));
  expect(readStoredSession()).toBeNull();
  before.unmount();
  await renderScreen(<SignedOut />, { as: at.company.manager, language: at.language });
}

const ROWS: Row[] = [
  {
    of: '1 §8',
    situation: 'wrong login: the password is another',
    code: 'WRONG_CREDENTIALS',
    sq: 'Emri i përdoruesit ose fjalëkalimi është i pasaktë',
    en: 'The user name or password is incorrect',
    happens: async (at) => {
      await signIn(at, 'Demo124');
      await screen.findByRole('alert');
      expect(readStoredSession()).toBeNull();
    },
  },
  {
    of: '1 §8, decisions',
    situation: 'wrong login: locked looks like wrong',
    code: 'WRONG_CREDENTIALS',
    sq: 'Emri i përdoruesit ose fjalëkalimi është i pasaktë',
    en: 'The user name or password is incorrect',
    happens: async (at) => {
      for (let n = 0; n < 5; n += 1)
        await server.as(undefined).call(login, { body: { email: at.arben.email, password: 'Demo124' } });
      await signIn(at, 'Demo123');
    },
  },
  {
    of: '1 §8',
    situation: 'wrong login: an exception',
    code: 'INTERNAL',
    sq: 'Diçka shkoi gabim!',
    en: 'Something went wrong',
    happens: (at) => {
      faults.next('login', 500);
      return signIn(at, 'Demo123');
    },
  },
  {
    of: '1 §8',
    situation: 'login success',
    code: null,
    sq: 'Jeni kyçur me sukses!',
    en: 'You are signed in',
    happens: (at) => signIn(at, 'Demo123'),
  },
  {
    of: '1 §8, 2 §8',
    situation: '401: the session was ended elsewhere',
    code: 'NOT_SIGNED_IN',
    sq: 'Nuk jeni i kyçur!',
    en: 'You are not logged in',
    happens: async (at) => {
      const page = await openSignedIn(at, <AccountScreen />);
      await screen.findByRole('switch');
      await server.as(at.arben).call(logout, {});
      await send(page);
      await comeToTheSignIn(at, page);
    },
  },
  {
    of: '2 §4',
    situation: 'inactivity: the time is up',
    code: null,
    sq: 'Dolët nga llogaria, sepse një kohë nuk bëtë asgjë.',
    en: 'You were signed out because nothing was done for a while.',
    happens: async (at) => {
      quickTimer(5_000);
      const minutesRead = answered(getInactivity.path);
      const page = await openSignedIn(at, <IdleGuard />);
      // Read after the end of the session, they would be refused.
      await minutesRead;
      await act(async () => noteActivity(Date.now() - 31 * 60_000));
      await comeToTheSignIn(at, page);
    },
  },
  {
    of: '1 §8, 2 §8',
    situation: 'fetch failure of the inactivity minutes: only logged',
    code: 'INTERNAL',
    sq: null,
    en: null,
    happens: async (at) => {
      const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      faults.always('getInactivity', 500);
      await openSignedIn(at, <IdleGuard />);
      await waitFor(() =>
        expect(warned).toHaveBeenCalledWith('the idle minutes could not be read', expect.anything()),
      );
      warned.mockRestore();
    },
  },
  {
    of: '1 §8, 2 §8',
    situation: 'most load and save failures',
    code: 'INTERNAL',
    sq: 'Diçka shkoi gabim!',
    en: 'Something went wrong',
    happens: async ({ open }) => {
      const page = await open(<AccountScreen />);
      faults.next('updateOwnProfile', 500);
      await send(page);
    },
  },
  {
    of: 'ours',
    situation: 'the server cannot be reached',
    code: null,
    sq: 'Nuk ka lidhje me serverin. Kontrolloni rrjetin dhe provoni përsëri.',
    en: 'The server cannot be reached. Check your network and try again.',
    happens: (at) => {
      faults.always('login', 'offline');
      return signIn(at, 'Demo123');
    },
  },
  {
    of: '1 §8',
    situation: 'change password: the current one is wrong',
    code: 'CURRENT_PASSWORD_WRONG',
    sq: 'Fjalëkalimi juaj aktual është i gabuar.',
    en: 'Your current password is wrong.',
    happens: (at) => changeTo(at, 'Demo124', 'Mali2026'),
  },
  {
    of: '1 §8',
    situation: 'password changed',
    code: null,
    sq: 'Fjalëkalimi u ndryshua.',
    en: 'The password was changed.',
    happens: async (at) => {
      const { address } = await changeTo(at, 'Demo123', 'Mali2026');
      await waitFor(() => expect(address()).toBe('/'));
    },
  },
  {
    of: '1 §5 (1)',
    situation: 'change password: new and confirmation differ, before every other rule',
    code: 'PASSWORDS_DIFFER',
    sq: 'Fjalekalimet nuk perputhen',
    en: 'The passwords do not match',
    happens: brokenRule('a', 'b'),
  },
  {
    of: '1 §5 (2)',
    situation: 'change password: shorter than 6',
    code: 'PASSWORD_TOO_SHORT',
    sq: 'Fjalekalimi duhet te jete me i gjate se 6 karaktere',
    en: 'The password must be longer than 6 characters',
    happens: brokenRule('-----'),
  },
  {
    of: '1 §5 (3)',
    situation: 'change password: no lowercase letter',
    code: 'PASSWORD_NO_LOWERCASE',
    sq: 'Fjalëkalimi duhet të ketë një shkronjë të vogël',
    en: 'The password must have a lowercase letter',
    happens: brokenRule('------'),
  },
  {
    of: '1 §5 (4)',
    situation: 'change password: no digit',
    code: 'PASSWORD_NO_DIGIT',
    sq: 'Fjalëkalimi duhet të ketë një numër',
    en: 'The password must have a digit',
    happens: brokenRule('mali--'),
  },
  {
    of: '1 §5 (5)',
    situation: 'change password: no uppercase letter',
    code: 'PASSWORD_NO_UPPERCASE',
    sq: 'Fjalëkalimi duhet të ketë një shkronjë të madhe',
    en: 'The password must have an uppercase letter',
    happens: brokenRule('mali2026'),
  },
  {
    of: 'decisions',
    situation: 'change password: one of the commonest',
    code: 'PASSWORD_TOO_COMMON',
    sq: 'Ky fjalëkalim është shumë i zakonshëm. Zgjidhni një tjetër.',
    en: 'This password is too common. Choose another one.',
    happens: (at) => changeTo(at, 'Demo123', 'Password1'),
  },
  {
    of: 'decisions',
    situation: 'forgotten password: the link is no longer good',
    code: 'RESET_LINK_INVALID',
    sq: 'Lidhja nuk vlen më. Kërkoni një të re.',
    en: 'This link has expired. Ask for a new one.',
    happens: async ({ open }) => {
      history.replaceState(null, '', '/resetPassword?token=used-up');
      await open(<ResetPage />);
      const body = { token: 'used-up', password: 'Mali2026', confirmPassword: 'Mali2026' };
      codes.push(String((await server.as(undefined).call(resetPassword, { body })).body.code));
    },
  },
  {
    of: 'decisions',
    situation: 'forgotten password: asked too often from one address',
    code: 'TOO_MANY_REQUESTS',
    sq: 'Shumë tentime. Prisni pak dhe provoni përsëri.',
    en: 'Too many tries. Wait a moment and try again.',
    happens: async ({ arben, open }) => {
      const page = await open(<ForgotPage />);
      for (let n = 0; n < 20; n += 1)
        await server.as(undefined).call(forgotPassword, { query: { email: `nobody-${n}@agimi.test` } });
      await page.user.type(screen.getByRole('textbox'), arben.email);
      await send(page);
    },
  },
  {
    of: '1 §4',
    situation: 'second step: a wrong code',
    // The specification's own shape of a refusal.
    code: 'value: false',
    sq: 'Kodi i verifikimit nuk është i saktë.',
    en: 'The verification code is not correct.',
    happens: async (at) => {
      await server.as(at.arben).call(updateTwoFactor, { body: { enabled: true, password: 'Demo123' } });
      const { user } = await signIn(at, 'Demo123');
      await user.type(await screen.findByRole('textbox', { name: /6/ }), '000000');
      await user.click(await screen.findByRole('button', { name: /^Verif/ }));
    },
  },
  {
    of: '2 §8',
    situation: 'notifications load failure',
    code: 'INTERNAL',
    sq: 'Notifications deshtuan te lodohen',
    en: 'Notifications could not be loaded',
    happens: async ({ open }) => {
      const { user } = await open(<NotificationsScreen />);
      faults.always('getNewestNotifications', 500);
      await user.click((await screen.findAllByRole('tab'))[1] as HTMLElement);
    },
  },
  {
    of: '2 §8',
    situation: 'notification read failure',
    code: 'INTERNAL',
    sq: 'Notification nuk mund te lexohet momentalisht!',
    en: 'The notification cannot be read at the moment',
    happens: async ({ company, arben, open }) => {
      const birthDate = todayInKosovo().replace(/^\d+/, '1990').replace('02-29', '02-28');
      await createdEmployees(server.as(arben), company, {
        firstName: 'Arta',
        lastName: 'Krasniqi',
        birthDate,
      });
      await server.notify(company);
      const { user } = await open(<NotificationsScreen />);
      faults.next('readNotification', 500);
      await user.click(await screen.findByRole('link', { name: /Arta Krasniqi/ }));
    },
  },
];

const ROWS_IN_BOTH = ROWS.flatMap((row) =>
  (['sq', 'en'] as const).map((language) => ({ ...row, language, text: row[language] })),
);

beforeAll(async () => {
  server = await startHttpServer();
  onRefusal((code) => codes.push(code));
});
afterEach(() => {
  jest.restoreAllMocks();
  forgetSession();
  forgetTicket();
  history.replaceState(null, '', '/');
  noteActivity();
  jest.mocked(leaveFor).mockClear();
});

test.each(ROWS_IN_BOTH)(
  '$language, $situation ($of): $text',
  async ({ happens, code, text, language }) => {
    codes = [];
    const company = await server.company({ name: 'Agimi' });
    await happens({
      company,
      arben: company.admin,
      language,
      open: (page) => renderScreen(page, { as: company.admin, language }),
    });
    if (text !== null) expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() =>
      expect(code === null ? codes : [...new Set(codes)]).toEqual(
        code === null ? [] : expect.arrayContaining([code]),
      ),
    );
    if (text === null) expect(screen.queryByRole('alert')).toBeNull();
  },
  30_000,
);
