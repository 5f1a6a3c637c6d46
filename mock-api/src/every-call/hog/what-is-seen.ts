import { saveSignOffRule } from '@paga/contract/approvals';
import { requestBackup } from '@paga/contract/backup';
import { getAccountLinks } from '@paga/contract/bookkeeping';
import { createRecurringLine } from '@paga/contract/employees';
import {
  ACCEPTED_AT_ONCE,
  generateSalaries,
  getMonthSteps,
  getSalaryChecks,
  getSignOff,
} from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import type { TestServer } from '@paga/testing/server';
import { testBackups } from '@paga/testing/test-files';
import { sql } from 'drizzle-orm';
import { backupRules as rules } from '#areas.ts';
import { backupKeyRing } from '#backup/backup-key.ts';
import { makeBackups } from '#backup/make-backups.ts';
import type { FileStore } from '#core/files/file-store.ts';
import { folderBackups } from '#core/files/folder-backups.ts';
import { createLog } from '#core/log.ts';
import { aLine, type Populated } from '../fixture.ts';

const october = { month: 10, year: 2026 };

/** A backup that lies ready, made so long ago that the next may be asked for. */
async function backUp(server: TestServer, { company }: Populated, files: FileStore): Promise<void> {
  await server.as(company.admin).call(requestBackup, {});
  const keys = backupKeyRing([Buffer.alloc(32, 7)]);
  const [now, log] = [() => server.clock.now(), createLog('silent')];
  await makeBackups(server.db, { backups: folderBackups(testBackups()), keys, files, rules, now, log });
  await server.inCompany(company.id, (tx) =>
    tx.execute(sql`update "backup" set "requestedAt" = "requestedAt" - interval '1 hour'`),
  );
}

/** Calculates October once more, asks for a second person's sign-off and reads what the inputs of later calls repeat. */
export async function whatIsSeen(
  server: TestServer,
  objects: Populated,
  files: FileStore,
): Promise<Record<string, unknown>> {
  const { company, employeeId, whatIfId } = objects;
  const [as, query] = [server.as(company.admin), { ...october, userId: company.id }];
  // Somebody who has left, and a line that no closed month has taken.
  const [gone = 0] = await createdEmployees(as, company, {
    ...{ firstName: 'Ish', lastName: 'Punonjëse', personalNumber: '8123456789' },
    ...{ contractStarted: '2020-01-01', expirationContract: '2025-12-31' },
  });
  const { body: line } = await as.call(createRecurringLine, {
    body: { tenantId: company.id, employeeId, line: { ...aLine, name: 'Sindikata' } },
  });
  await as.call(generateSalaries, { query });
  await as.call(saveSignOffRule, { body: { tenantId: company.id, required: true } });
  await backUp(server, objects, files);
  const { findings } = (await as.call(getSalaryChecks, { query })).body;
  const columnOf = (table: string, id: number, column = 'version') =>
    server.inCompany(company.id, async (tx) => {
      const { rows } = await tx.execute<{ value: unknown }>(
        sql`select ${sql.identifier(column)} as "value" from ${sql.identifier(table)} where "id" = ${id}`,
      );
      return rows[0]?.value;
    });
  const { rows } = await server.inCompany(company.id, (tx) =>
    tx.execute<{ salaryId: string; version: number }>(sql`
      select s."id" as "salaryId", s."version" from "salary" s join "salary_period" p on p."id" = s."periodId"
      where p."month" = 10 and p."year" = 2026 order by 1`),
  );
  const warnings = findings
    .filter(({ level, accepted }) => level === 'warning' && !accepted)
    .slice(0, ACCEPTED_AT_ONCE)
    .map(({ employeeId: id, code, fact }) => ({ employeeId: id, code, fact }));
  return {
    ...{ '@gone': gone, '@goneVersion': await columnOf('employee', gone) },
    ...{ '@line': line.id, '@lineVersion': await columnOf('recurring_line', line.id) },
    '@personalNumber': await columnOf('employee', employeeId, 'personalNumber'),
    '@whatIfVersion': await columnOf('what_if', whatIfId),
    '@rows': rows.map(({ salaryId, version }) => ({ salaryId: Number(salaryId), version })),
    ...{ '@warnings': warnings, '@warned': warnings[0]?.employeeId, '@warning': warnings[0]?.code },
    '@signed': (await as.call(getSignOff, { query })).body.content,
    '@step': (await as.call(getMonthSteps, { query })).body.here,
    '@accountLink': (await as.call(getAccountLinks, {})).body[0]?.id,
  };
}
