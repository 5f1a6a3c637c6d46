import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { NewEmployee } from '@paga/contract/employees';
import { createApp } from '@paga/mock-api/app';
import { backupRules as rules } from '@paga/mock-api/areas';
import { backupKeyRing } from '@paga/mock-api/backup/backup-key';
import { makeBackups } from '@paga/mock-api/backup/make-backups';
import { openDatabase } from '@paga/mock-api/core/db/open-database';
import { asAccess, inCompany, type Tx } from '@paga/mock-api/core/db/transaction';
import { folderBackups } from '@paga/mock-api/core/files/folder-backups';
import { createLog } from '@paga/mock-api/core/log';
import { deliverMail, toServer } from '@paga/mock-api/core/mail/deliver-mail';
import { smtpSettings } from '@paga/mock-api/core/mail/smtp-settings';
import { insertEmployees } from '@paga/mock-api/employees/record/insert-employees';
import { notifyCompany } from '@paga/mock-api/notifications/make-notifications';
import { emulatedService } from '#service/emulated-service.ts';
import { cheapPasswords } from '#service/password-cost.ts';
import { TEST_BUILDS, tryCanary } from '#service/test-builds.ts';
import { TEST_PROOF } from '#service/test-proof.ts';
import { Arrange } from './arrange.ts';
import type { CompanyFacts, UserFacts } from './factories.ts';
import { joinedEmployee } from './own-page.ts';
import { served } from './pooled-database.ts';
import { startSmtpServer } from './smtp-server.ts';
import { workerDatabase } from './test-database.ts';
import { testBackups, testFiles } from './test-files.ts';

// A process of its own for the screen tests of one worker: the real server over HTTP, and one call to arrange companies and users.
const log = createLog(process.env.LOG_LEVEL ?? 'silent');
const { db } = openDatabase({ ...(await served(await workerDatabase())), max: 10 }, log);
cheapPasswords();
let offset = 0;
const now = () => new Date(Date.now() + offset);
const emulated = emulatedService(now);
const app = createApp({
  db,
  files: testFiles(),
  backups: folderBackups(testBackups()),
  now,
  log,
  service: emulated.service,
  builds: TEST_BUILDS,
  version: '0.0.0-test',
  checkAnswers: true,
  auditProof: async () => TEST_PROOF,
});
const arrange = new Arrange(db, now);

type Order =
  | { do: 'demo'; on: boolean }
  | { do: 'company'; facts?: CompanyFacts }
  | { do: 'user'; facts: UserFacts }
  | { do: 'agePasskeys'; user: number }
  | { do: 'employees'; company: number; people: NewEmployee[] }
  | { do: 'consent'; url: string }
  | { do: 'closeBooks'; until: string | null }
  | { do: 'notify'; company: number }
  | { do: 'ownPage'; company: number; employee: number; daysAgo: number }
  | { do: 'backUp' }
  | { do: 'refuseMail'; answer: string }
  | { do: 'tryCanary'; version: string }
  | { do: 'setBack'; until: string }
  | { do: 'setClock'; at: string }
  | { do: 'startAnew' };

async function setDemo(on: boolean): Promise<object> {
  const set = `insert into "installation" ("demo") values (${on}) on conflict ("id") do update set "demo" = excluded."demo"`;
  await asAccess(db, (tx) => tx.execute(set));
  return {};
}

/** What a start notes that finds the database set back to an earlier moment. */
async function setBack(until: string): Promise<object> {
  const note = `insert into "database_restore" ("until", "foundAt") values ('${until}', '${now().toISOString()}')`;
  await asAccess(db, (tx) => tx.execute(note));
  return {};
}

/** Hands every mail that is due to a mail server that takes none of them. */
async function refuseMail(answer: string): Promise<object> {
  const smtp = await startSmtpServer();
  smtp.faults.RCPT = answer;
  const due = `select 1 from "outbox_mail" where "status" = 'waiting' and "nextTryAt" <= '${now().toISOString()}'`;
  // A run takes some mails at a time, and those of other tests wait in the same place.
  while ((await asAccess(db, (tx) => tx.execute(due))).rows.length > 0) {
    await deliverMail(db, toServer(smtpSettings(smtp.url, 'paga@agimi.test')), { now, log });
  }
  await smtp.stop();
  return {};
}

function closeBooks(until: string | null): object {
  for (const books of Object.values(emulated.state.companies)) books.closedUntil = until;
  return {};
}

async function obey(order: Order): Promise<object> {
  if (order.do === 'company') return arrange.company(order.facts);
  if (order.do === 'user') return arrange.user(order.facts);
  if (order.do === 'agePasskeys') {
    await arrange.agePasskeys(order.user);
    return {};
  }
  if (order.do === 'employees') {
    const { company: companyId, people } = order;
    return inCompany(db, companyId, (tx) => insertEmployees({ tx, companyId, today: '2026-10-15' }, people));
  }
  if (order.do === 'consent') return emulated.consent(order.url);
  if (order.do === 'closeBooks') return closeBooks(order.until);
  if (order.do === 'demo') return setDemo(order.on);
  if (order.do === 'setBack') return setBack(order.until);
  if (order.do === 'startAnew') {
    offset = 0;
    await workerDatabase();
    return setDemo(false);
  }
  if (order.do === 'backUp') {
    await makeBackups(db, {
      backups: folderBackups(testBackups()),
      keys: backupKeyRing([randomBytes(32)]),
      ...{ files: testFiles(), rules },
      now,
      log,
    });
    return {};
  }
  if (order.do === 'tryCanary') {
    await tryCanary(order.version);
    return {};
  }
  if (order.do === 'refuseMail') return refuseMail(order.answer);
  if (order.do === 'ownPage') {
    const tables = {
      clock: { now },
      inCompany: <T>(id: number, work: (tx: Tx) => Promise<T>) => inCompany(db, id, work),
      asAccess: <T>(work: (tx: Tx) => Promise<T>) => asAccess(db, work),
    };
    return joinedEmployee(tables, order.company, order.employee, { daysAgo: order.daysAgo });
  }
  if (order.do === 'notify') {
    await notifyCompany(db, order.company, now());
    return {};
  }
  offset = Date.parse(order.at) - Date.now();
  return {};
}

const server = createAdaptorServer({
  fetch: async (request: Request, bindings: object) => {
    if (new URL(request.url).pathname !== '/arrange') return app.fetch(request, bindings);
    return Response.json(await obey((await request.json()) as Order));
  },
}) as Server;
// A worker that computes for seconds must find its connection still open, not closed under its next request.
server.keepAliveTimeout = 10 * 60_000;
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`),
);
// The worker holds the other end: when it is gone, so is this process.
process.stdin.resume();
process.stdin.on('close', () => process.exit(0));
process.stdin.on('end', () => process.exit(0));
