// All that other areas may import of this one: reads and commands, no tables.
export { ASKED_FOR_MS } from './passkeys/webauthn/challenge.ts';
export { relyingParty } from './passkeys/webauthn/relying-party.ts';
export { newSignInChallenge, takeSignInChallenge } from './passkeys/webauthn/sign-in-challenge.ts';
export { ALGORITHMS, verifiedNew, verifiedSigned } from './passkeys/webauthn/verify.ts';
export { prolongSalaryGrant, requireClosingCode, requireSalaryGrant } from './session/closing-code.ts';
export { companyStatus, statusSet } from './session/company-status.ts';
export { endAllSessions } from './session/end-all-sessions.ts';
export { endSalaryGrants } from './session/end-salary-grants.ts';
export { endWorkIn } from './session/end-work-in.ts';
export { DEFAULT_IDLE_MINUTES } from './session/live-session.ts';
export { newClosingCode } from './session/new-closing-code.ts';
export { endSession, openSession } from './session/open-session.ts';
export { hashPassword, verifyPassword } from './session/password.ts';
export { ownWords } from './session/password-rules.ts';
export { hashSecret, newSecret } from './session/secret.ts';
export { requirePasskey, requireStepUp, requireToMovePay } from './session/step-up.ts';
export { giveBackTry, noTryLeft, reserveTry, tryKey } from './session/tries.ts';
export {
  DEMO_ACCOUNTS,
  DEMO_COMPANIES,
  DEMO_OWN_PAGES,
  DEMO_PASSWORD,
  DEMO_SUPPORT,
} from './setup/demo-accounts.ts';
export { isGuarded, makeDemoInstallation, noteDemoFilled } from './setup/installation.ts';
export { firstPassword } from './users/first-password.ts';
export { insertUser, requireFreeEmail } from './users/insert-user.ts';
export { invite } from './users/invite.ts';
export { userRows } from './users/list/user-rows.ts';
export { mailSuperAdmins } from './users/mail-super-admins.ts';
export { noteTie } from './users/note-tie.ts';
