import { isOfMoney, stepUpOf } from '@paga/contract/step-up';
import { asAccess } from '#core/db/transaction.ts';
import type { Sessions } from '#core/http/session.ts';
import { companyById, cookieSession, linkedCompany, liveSession } from './live-session.ts';
import { refuseGivenPassword, requireStepUpWhereAsked } from './step-up.ts';

/** The sessions of the database, for the HTTP part. */
export const sessions: Sessions = {
  ofBothHalves: liveSession,
  ofCookie: cookieSession,
  requireStepUp: async (db, call, where) => {
    const stepUp = stepUpOf(call);
    if (isOfMoney(call) && stepUp?.when !== 'changed') refuseGivenPassword(where.actor);
    if (stepUp?.when === 'always')
      await asAccess(db, (tx) => requireStepUpWhereAsked(tx, where), { readOnly: true });
  },
  companyById,
  linkedCompany,
};
