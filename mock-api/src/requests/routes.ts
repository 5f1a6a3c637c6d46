import { routes } from '#core/http/routes.ts';
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

export const requestRoutes = routes([
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
]);
