import { routes } from '#core/http/routes.ts';
import { addOwnPasskey } from './account/add-own-passkey.ts';
import { askOwnAddress } from './account/ask-own-address.ts';
import { askOwnCode } from './account/ask-own-code.ts';
import { chooseOwnEmployer } from './account/choose-own-employer.ts';
import { chooseOwnLanguage } from './account/choose-own-language.ts';
import { confirmOwnAddress } from './account/confirm-own-address.ts';
import { confirmOwnProof } from './account/confirm-own-proof.ts';
import { endOwnPageSession } from './account/end-own-page-session.ts';
import { getOwnAccount } from './account/get-own-account.ts';
import { getOwnEmployers } from './account/get-own-employers.ts';
import { getOwnSession } from './account/get-own-session.ts';
import { removeOwnPasskey } from './account/remove-own-passkey.ts';
import { signInByOwnCode } from './account/sign-in-by-own-code.ts';
import { signInByOwnPasskey } from './account/sign-in-by-own-passkey.ts';
import { signOutOfOwnPage } from './account/sign-out-of-own-page.ts';
import { startOwnPasskey } from './account/start-own-passkey.ts';
import { startOwnPasskeySignIn } from './account/start-own-passkey-sign-in.ts';
import { startOwnProof } from './account/start-own-proof.ts';
import { stopProposal } from './account/stop-proposal.ts';
import { confirmOwnDocument } from './documents/confirm-own-document.ts';
import { getDocumentsToRead } from './documents/get-documents-to-read.ts';
import { getOwnDocuments } from './documents/get-own-documents.ts';
import { markToRead } from './documents/mark-to-read.ts';
import { openOwnDocument } from './documents/open-own-document.ts';
import { getOwnHome } from './home/get-own-home.ts';
import { endOwnPage } from './invitations/end-own-page.ts';
import { getOwnPages } from './invitations/get-own-pages.ts';
import { inviteToOwnPage } from './invitations/invite-to-own-page.ts';
import { printOwnLetter } from './invitations/print-own-letter.ts';
import { joinOwnPage } from './joining/join-own-page.ts';
import { openOwnInvitation } from './joining/open-own-invitation.ts';
import { startOwnJoining } from './joining/start-own-joining.ts';
import { getOwnCertificate } from './payslips/get-own-certificate.ts';
import { getOwnPayslip } from './payslips/get-own-payslip.ts';
import { getOwnPayslipPdf } from './payslips/get-own-payslip-pdf.ts';
import { getOwnPayslips } from './payslips/get-own-payslips.ts';
import { getOwnPageSettings } from './settings/get-own-page-settings.ts';
import { saveOwnPageSettings } from './settings/save-own-page-settings.ts';
import { downloadOwnStored } from './stored/download-own-stored.ts';
import { getOwnOpenings } from './stored/get-own-openings.ts';
import { getOwnStored } from './stored/get-own-stored.ts';

export const ownRoutes = routes([
  addOwnPasskey,
  askOwnAddress,
  askOwnCode,
  chooseOwnEmployer,
  chooseOwnLanguage,
  confirmOwnAddress,
  confirmOwnProof,
  endOwnPageSession,
  getOwnAccount,
  getOwnEmployers,
  getOwnSession,
  removeOwnPasskey,
  signInByOwnCode,
  signInByOwnPasskey,
  signOutOfOwnPage,
  startOwnPasskeySignIn,
  startOwnPasskey,
  startOwnProof,
  endOwnPage,
  getOwnPages,
  inviteToOwnPage,
  printOwnLetter,
  joinOwnPage,
  openOwnInvitation,
  startOwnJoining,
  getOwnHome,
  getOwnPayslips,
  getOwnPayslip,
  getOwnPayslipPdf,
  getOwnCertificate,
  getOwnPageSettings,
  saveOwnPageSettings,
  stopProposal,
  confirmOwnDocument,
  getDocumentsToRead,
  getOwnDocuments,
  markToRead,
  openOwnDocument,
  getOwnOpenings,
  getOwnStored,
  downloadOwnStored,
]);
