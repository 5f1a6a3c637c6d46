import { routes } from '#core/http/routes.ts';
import { deleteBankLayout } from './bank/delete-bank-layout.ts';
import { exportBankArchive } from './bank/export-bank-archive.ts';
import { exportBankFile } from './bank/export-bank-file.ts';
import { getBankLists } from './bank/get-bank-lists.ts';
import { getBankSettings } from './bank/get-bank-settings.ts';
import { previewBankFile } from './bank/preview-bank-file.ts';
import { saveBankLayout } from './bank/save-bank-layout.ts';
import { savePayingAccounts } from './bank/save-paying-accounts.ts';
import { getTaskConfirmationFile } from './confirmations/get-task-confirmation-file.ts';
import { saveTaskConfirmation } from './confirmations/save-task-confirmation.ts';
import { getDeclarationCheck } from './declaration/get-declaration-check.ts';
import { savePaymentReference } from './declaration/save-payment-reference.ts';
import { exportJournal } from './journal/export-journal.ts';
import { getJournal } from './journal/get-journal.ts';
import { getLedgerAccounts } from './journal/get-ledger-accounts.ts';
import { saveLedgerAccounts } from './journal/save-ledger-accounts.ts';
import { getCompaniesOverview } from './overview/get-companies-overview.ts';
import { getMonthOverview } from './overview/get-month-overview.ts';
import { exportReceipt } from './receipt/export-receipt.ts';
import { getCorrections } from './review/get-corrections.ts';
import { getCrossFooting } from './review/get-cross-footing.ts';
import { changeTaskDay } from './tasks/change-task-day.ts';
import { getMonthTasks } from './tasks/get-month-tasks.ts';
import { markTasks } from './tasks/mark-tasks.ts';
import { takeTaskBack } from './tasks/take-task-back.ts';

export const filingRoutes = routes([
  getMonthOverview,
  getCompaniesOverview,
  getMonthTasks,
  markTasks,
  changeTaskDay,
  takeTaskBack,
  saveTaskConfirmation,
  getTaskConfirmationFile,
  getBankSettings,
  savePayingAccounts,
  saveBankLayout,
  deleteBankLayout,
  getBankLists,
  previewBankFile,
  exportBankFile,
  exportBankArchive,
  getDeclarationCheck,
  savePaymentReference,
  getLedgerAccounts,
  saveLedgerAccounts,
  getJournal,
  getCrossFooting,
  exportJournal,
  getCorrections,
  exportReceipt,
]);
