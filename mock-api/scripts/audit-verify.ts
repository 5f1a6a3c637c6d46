// `pnpm --filter @paga/mock-api audit:verify` walks the hash chain of every company and of the platform and names what was changed.
import { auditKeys } from '../src/core/audit/audit-keys.ts';
import { type Finding, isEdited, verifyAudit } from '../src/core/audit/verify-audit.ts';
import { openDatabase } from '../src/core/db/open-database.ts';
import { createLog } from '../src/core/log.ts';
import { headsOf } from '../src/stores.ts';
import { operate } from './operator.ts';

const SHOWN = 20;

function printFinding(finding: Finding): void {
  const { companyId, badLines, badLinks, unverifiable, firstUnverifiable, lost } = finding;
  const [first] = badLines;
  const verdict = isEdited(finding) ? 'the log was edited.' : 'a part cannot be verified.';
  console.log(`\n${companyId === null ? 'Platform' : `Company ${companyId}`}: ${verdict}`);
  if (first) console.log(`  first bad line: ${first.id} (${first.fault}); bad lines: ${badLines.length}`);
  for (const { id, fault } of badLines.slice(0, SHOWN)) console.log(`    ${id} ${fault}`);
  if (badLines.length > SHOWN) console.log(`    and ${badLines.length - SHOWN} more`);
  for (const link of badLinks) console.log(`  link ${link} was touched`);
  if (lost)
    console.log(`  the chain no longer holds what it held at ${lost.at}: its end was cut off or made anew`);
  if (unverifiable > 0)
    console.log(
      `  ${unverifiable} lines${firstUnverifiable === null ? '' : ` from ${firstUnverifiable} on`} cannot be verified: their key is not among AUDIT_KEY`,
    );
}

await operate(async (_owner, settings, connection) => {
  const { db, close } = openDatabase(connection, createLog('silent'));
  const keys = auditKeys(settings.auditKey);
  const proof = { keys, ...(await headsOf(settings).read()) };
  for (const { until, foundAt } of proof.restores)
    console.log(
      `The database was set back: it held what was until ${until} when a server found that at ${foundAt}. What was between is missing for that reason.`,
    );
  const { findings, chained, waiting } = await verifyAudit(db, proof).finally(close);
  for (const finding of findings) printFinding(finding);
  console.log(`\n${chained} lines of the hash chain looked at, ${waiting} newer ones wait to join it.`);
  console.log(
    findings.some(isEdited)
      ? `${findings.filter(isEdited).length} logs were edited.`
      : findings.length > 0
        ? 'Of what could be verified nothing was changed, removed or slipped in.'
        : 'Nothing was changed, removed or slipped in.',
  );
  return findings.length === 0;
});
