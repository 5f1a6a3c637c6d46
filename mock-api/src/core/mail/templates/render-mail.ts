import type { Language } from '@paga/contract/shapes';
import { accountChanged } from './account-changed.ts';
import { accountMade } from './account-made.ts';
import { askedToJoin } from './asked-to-join.ts';
import { auditHead } from './audit-head.ts';
import { authenticatorChanged } from './authenticator-changed.ts';
import { backupFailed } from './backup-failed.ts';
import { contract } from './contract.ts';
import { document } from './document.ts';
import { emailChanged } from './email-changed.ts';
import { leaveToDecide } from './leave-to-decide.ts';
import { type MailText, mailText } from './mail-text.ts';
import { ownChanged } from './own-changed.ts';
import { ownCode } from './own-code.ts';
import { ownInvitation } from './own-invitation.ts';
import { passkeyChanged } from './passkey-changed.ts';
import { passwordChanged } from './password-changed.ts';
import { resetPassword } from './password-reset.ts';
import { payslip } from './payslip.ts';
import { remoteTokenMade } from './remote-token-made.ts';
import { report } from './report.ts';
import { requestAnswered } from './request-answered.ts';
import { sessionStolen } from './session-stolen.ts';
import { twoFactorChanged } from './two-factor-changed.ts';
import { twoFactorCode } from './two-factor-code.ts';

const templates = {
  accountChanged,
  accountMade,
  askedToJoin,
  auditHead,
  authenticatorChanged,
  backupFailed,
  contract,
  document,
  emailChanged,
  ownChanged,
  ownCode,
  ownInvitation,
  passkeyChanged,
  passwordChanged,
  payslip,
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
export function renderMail(content: MailContent, language: Language): MailText {
  switch (content.template) {
    case 'accountChanged':
      return mailText(accountChanged[language](content.values), language);
    case 'accountMade':
      return mailText(accountMade[language](content.values), language);
    case 'askedToJoin':
      return mailText(askedToJoin[language](content.values), language);
    case 'auditHead':
      return mailText(auditHead[language](content.values), language);
    case 'authenticatorChanged':
      return mailText(authenticatorChanged[language](content.values), language);
    case 'backupFailed':
      return mailText(backupFailed[language](content.values), language);
    case 'contract':
      return mailText(contract[language](content.values), language);
    case 'document':
      return mailText(document[language](content.values), language);
    case 'emailChanged':
      return mailText(emailChanged[language](content.values), language);
    case 'ownChanged':
      return mailText(ownChanged[language](content.values), language);
    case 'ownCode':
      return mailText(ownCode[language](content.values), language);
    case 'ownInvitation':
      return mailText(ownInvitation[language](content.values), language);
    case 'passkeyChanged':
      return mailText(passkeyChanged[language](content.values), language);
    case 'passwordChanged':
      return mailText(passwordChanged[language](content.values), language);
    case 'payslip':
      return mailText(payslip[language](content.values), language);
    case 'remoteTokenMade':
      return mailText(remoteTokenMade[language](content.values), language);
    case 'report':
      return mailText(report[language](content.values), language);
    case 'leaveToDecide':
      return mailText(leaveToDecide[language](content.values), language);
    case 'requestAnswered':
      return mailText(requestAnswered[language](content.values), language);
    case 'resetPassword':
      return mailText(resetPassword[language](content.values), language);
    case 'sessionStolen':
      return mailText(sessionStolen[language](content.values), language);
    case 'twoFactorChanged':
      return mailText(twoFactorChanged[language](content.values), language);
    case 'twoFactorCode':
      return mailText(twoFactorCode[language](content.values), language);
  }
}
