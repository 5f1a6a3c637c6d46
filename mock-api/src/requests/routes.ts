import { routes } from '#core/http/routes.ts';
import { getLeaveApprovers } from './approvers/get-leave-approvers.ts';
import { saveLeaveApprover } from './approvers/save-leave-approver.ts';
import { decideRequest } from './inbox/decide-request.ts';
import { getRequests } from './inbox/get-requests.ts';
import { getOfficePeople } from './office-people/get-office-people.ts';
import { saveOfficePerson } from './office-people/save-office-person.ts';
import { askForLeave } from './own-requests/ask-for-leave.ts';
import { askQuestion } from './own-requests/ask-question.ts';
import { getOwnRequests } from './own-requests/get-own-requests.ts';
import { withdrawRequest } from './own-requests/withdraw-request.ts';
import { getBankAccountRule } from './proposals/get-bank-account-rule.ts';
import { proposeBankAccount } from './proposals/propose-bank-account.ts';
import { proposeOwnData } from './proposals/propose-own-data.ts';
import { getOwnSickness } from './sickness/get-own-sickness.ts';
import { getSickness } from './sickness/get-sickness.ts';
import { openSicknessNote } from './sickness/open-sickness-note.ts';
import { reportSickness } from './sickness/report-sickness.ts';
import { settleSickness } from './sickness/settle-sickness.ts';
import { withdrawSickness } from './sickness/withdraw-sickness.ts';
import { decideLeave } from './to-decide/decide-leave.ts';
import { getLeaveToDecide } from './to-decide/get-leave-to-decide.ts';

export const requestRoutes = routes([
  getLeaveApprovers,
  saveLeaveApprover,
  decideRequest,
  getRequests,
  getOfficePeople,
  saveOfficePerson,
  askForLeave,
  askQuestion,
  getOwnRequests,
  withdrawRequest,
  getBankAccountRule,
  proposeBankAccount,
  proposeOwnData,
  getOwnSickness,
  getSickness,
  openSicknessNote,
  reportSickness,
  settleSickness,
  withdrawSickness,
  decideLeave,
  getLeaveToDecide,
]);
