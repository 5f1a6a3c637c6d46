import { area } from '#core/area.ts';
import { payslipNotices } from '#payroll/public.ts';
import { emailChanges, filesToKeep } from '#people/public.ts';
import { forgetOldOwn } from './account/forget-old-own.ts';
import { releaseFile } from './documents/release-file.ts';
import { remindOfDocuments } from './documents/remind-of-documents.ts';
import { ownDocument } from './documents/table.ts';
import { endLinks } from './invitations/end-links.ts';
import { payslipNoticesOf } from './payslips/payslip-notices.ts';
import { ownRoutes } from './routes.ts';
import { ownStored } from './stored/own-tables.ts';
import { ownAccount, ownAddress, ownCode, ownLink, ownPasskey, ownSession, ownSetting } from './table.ts';

payslipNotices.answeredBy({ of: payslipNoticesOf });
filesToKeep.answeredBy({ release: releaseFile });
emailChanges.answeredBy({ changed: (ctx, employeeId) => endLinks(ctx, employeeId, 'email') });

const FORGET_EVERY_MS = 3_600_000;

/** The own page of an employee: who they are, and what is theirs to read and to ask for. */
export const ownArea = area({
  name: 'own',
  tables: [ownAccount, ownAddress, ownCode, ownDocument, ownLink, ownPasskey, ownSession, ownSetting],
  routes: ownRoutes,
  jobs: ({ db }) => [
    { name: 'forgetting old own sessions', everyMs: FORGET_EVERY_MS, run: (now) => forgetOldOwn(db, now) },
    { name: 'reminding of documents to read', daily: true, run: (now) => remindOfDocuments(db, now) },
  ],
  audit: ['configurations', 'ownPage', 'requests'],
  stored: ownStored,
  backup: {
    leftOut: {
      own_account: 'of a person, at all their employers',
      own_address: 'of a person, with the account',
      own_code: 'lives ten minutes',
      own_link: 'points at an account that is in no backup: people are invited anew',
      own_passkey: 'of a person, for the address of this server',
      own_session: 'signed in again after a restore',
    },
  },
});
