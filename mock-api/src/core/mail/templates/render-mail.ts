import type { Language } from '@paga/contract/shapes';
import { accountChanged } from './account-changed.ts';
import { accountMade } from './account-made.ts';
import { accountProposed } from './account-proposed.ts';
import { askedToJoin } from './asked-to-join.ts';
import { auditHead } from './audit-head.ts';
import { authenticatorChanged } from './authenticator-changed.ts';
import { backupFailed } from './backup-failed.ts';
import { contract } from './contract.ts';
import { document } from './document.ts';
import { documentsWait } from './documents-wait.ts';
import { emailChanged } from './email-changed.ts';
import { leaveToDecide } from './leave-to-decide.ts';
import { type MailParts, type MailText, mailText } from './mail-text.ts';
import { ownChanged } from './own-changed.ts';
import { ownCode } from './own-code.ts';
import { ownInvitation } from './own-invitation.ts';
import { passkeyChanged } from './passkey-changed.ts';
import { passwordChanged } from './password-changed.ts';
import { resetPassword } from './password-reset.ts';
import { payslip } from './payslip.ts';
import { payslipNotice } from './payslip-notice.ts';
import { remoteTokenMade } from './remote-token-made.ts';
import { report } from './report.ts';
import { requestAnswered } from './request-answered.ts';
import { sessionStolen } from './session-stolen.ts';
import { twoFactorChanged } from './two-factor-changed.ts';
import { twoFactorCode } from './two-factor-code.ts';

const templates = {
  accountChanged,
  accountMade,
  accountProposed,
  askedToJoin,
  auditHead,
  authenticatorChanged,
  backupFailed,
  contract,
  document,
  documentsWait,
  emailChanged,
  ownChanged,
  ownCode,
  ownInvitation,
  passkeyChanged,
  passwordChanged,
  payslip,
  payslipNotice,
  remoteTokenMade,
  report,
  leaveToDecide,
  requestAnswered,
  resetPassword,
  sessionStolen,
  twoFactorChanged,
  twoFactorCode,
};

/** The name of a template. */
type MailTemplate = keyof typeof templates;

/** A template with the values it needs. */
export type MailContent = {
  [Name in MailTemplate]: { template: Name; values: Parameters<(typeof templates)[Name]['sq']>[0] };
}[MailTemplate];

/** The mail in one language. */
export function renderMail({ template, values }: MailContent, language: Language): MailText {
  const partsOf: (values: never) => MailParts = templates[template][language];
  return mailText(partsOf(values as never), language);
}
