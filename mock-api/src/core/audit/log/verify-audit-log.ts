import { verifyAuditLog as call, MOST_BAD_LINES } from '@paga/contract/audit';
import { companySecret } from '#core/http/handler.ts';
import { findingOf } from '../verify-audit.ts';

/** Walks the chain of the company's log; it opens its own transaction, because the chain is closed to a company's own role. */
export const verifyAuditLog = companySecret({
  call,
  run: async ({ verifyChain, companyId }) => {
    const { badLines, badLinks, unverifiable, lost, setBack, chained, waiting } = await verifyChain(
      (db, proof) => findingOf(db, companyId, proof),
    );
    return {
      ...{ chained, waiting, unverifiable },
      badLines: badLines.slice(0, MOST_BAD_LINES),
      badCount: badLines.length,
      badLinks: badLinks.length,
      lostAt: lost?.at ?? null,
      ...(setBack && { setBack }),
    };
  },
});
