import { area } from '#core/area.ts';
import { authenticator, recoveryCode } from './authenticator/table.ts';
import { joinLink } from './joining/table.ts';
import { mailHeads } from './outbox/mail-heads.ts';
import { passkey, passkeyChallenge, signInChallenge } from './passkeys/table.ts';
import { passwordReset } from './password/table.ts';
import { preference } from './preferences/table.ts';
import { identityRoutes } from './routes.ts';
import { forgetOld } from './session/forget-old.ts';
import { failedSignIn, session, sessionGrant, stepUpGrant, tryCount } from './session/table.ts';
import { installation } from './setup/table.ts';
import { failedSignInsAreOver, noteFailedSignIns } from './sign-in/failed-sign-ins.ts';
import { knownDevice, twoFactorCode } from './two-factor/table.ts';

/** How soon after an hour its failed sign-ins stand in the audit log. */
const FAILED_EVERY_MS = 60_000;
const FORGET_EVERY_MS = 3_600_000;

/** Who somebody is: sign-in, two-factor, users, preferences, setup. */
export const identityArea = area({
  name: 'identity',
  tables: [
    authenticator,
    failedSignIn,
    installation,
    joinLink,
    knownDevice,
    passkey,
    passkeyChallenge,
    passwordReset,
    preference,
    recoveryCode,
    session,
    sessionGrant,
    signInChallenge,
    stepUpGrant,
    tryCount,
    twoFactorCode,
  ],
  routes: identityRoutes,
  jobs: ({ db }) => [
    {
      ...{ name: 'noting failed sign-ins', everyMs: FAILED_EVERY_MS, atStart: true },
      hasWork: failedSignInsAreOver,
      run: (now) => noteFailedSignIns(db, now),
    },
    { name: 'forgetting old sessions', everyMs: FORGET_EVERY_MS, run: (now) => forgetOld(db, now) },
    { name: 'mailing the heads of the audit log', daily: true, run: (now) => mailHeads(db, now) },
  ],
  backup: {
    leftOut: {
      authenticator: 'of a person, encrypted with a key that is in no backup',
      failed_sign_in: 'of the last hour',
      installation: 'of the installation',
      join_link: 'a link that lives a week',
      known_device: 'a browser of a person',
      passkey: 'of a person, for the address of this server',
      passkey_challenge: 'lives three minutes',
      password_reset: 'a link that lives an hour',
      recovery_code: 'of a person, with the app',
      session: 'signed in again after a restore',
      session_grant: 'ends with its session',
      sign_in_challenge: 'lives three minutes',
      step_up_grant: 'ends with its session',
      try_count: 'of the last hour',
      two_factor_code: 'lives ten minutes',
    },
  },
  audit: [
    'account',
    'changePassword',
    'companyLogin',
    'configurations',
    'forgotPassword',
    'licenseAgreement',
    'login',
    'resetPassword',
    'salaries',
    'setup',
    'users',
  ],
});
