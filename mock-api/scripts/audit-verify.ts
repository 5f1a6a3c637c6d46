// `pnpm --filter @paga/mock-api audit:verify` walks the hash chain of every company and of the platform and names what was changed.
import { type Finding, verifyAudit } from '../src/core/audit/verify-audit.ts';
import { openDatabase } from '../src/core/db/open-database.ts';
import { createLog } from '../src/core/log.ts';
import { operate } from './operator.ts';

const SHOWN = 20;

function tell({ companyId, badLines, badLinks }: Finding): void {
  const [first] = badLines;
  console.log(`\n${companyId === null ? 'Platform' : `Company ${companyId}`}: the log was edited.`);
  if (first) console.log(`  first bad line: ${first.id} (${first.fault}); bad lines: ${badLines.length}`);
  for (const { id, fault } of badLines.slice(0, SHOWN)) console.log(`    ${id} ${fault}`);
  if (badLines.length > SHOWN) console.log(`    and ${badLines.length - SHOWN} more`);
  for (const link of badLinks) console.log(`  link ${link} was touched`);
}

await operate(async (_owner, _settings, connection) => {
  const { db, close } = openDatabase(connection, createLog('silent'));
  const { findings, chained, waiting } = await verifyAudit(db).finally(close);
  for (const finding of findings) tell(finding);
  console.log(`\n${chained} lines of the hash chain looked at, ${waiting} newer ones wait to join it.`);
  console.log(
    findings.length === 0
      ? 'Nothing was changed, removed or slipped in.'
      : `${findings.length} logs were edited.`,
  );
  return findings.length === 0;
});
