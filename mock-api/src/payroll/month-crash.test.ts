import { setTimeout as wait } from 'node:timers/promises';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  closePeriod,
  generateSalaries,
  getClosedVersions,
  getSalaries,
  getSalaryTotals,
  reopenPeriod,
  sendPayslipToEmail,
  updateSalary,
  verifyPeriod,
} from '@paga/contract/payroll';
import { dice } from '@paga/payroll/random-salary';
import { Arrange } from '@paga/testing/arrange';
import { type DatabaseKind, KillableServer } from '@paga/testing/killable-server';
import { savedEmployees } from '@paga/testing/saved-employees';
import type { TestCompany } from '@paga/testing/server';
import { type SmtpTestServer, startSmtpServer } from '@paga/testing/smtp-server';
import { sql } from 'drizzle-orm';
import { asAccess, inCompany } from '#core/db/transaction.ts';
import { createLog } from '#core/log.ts';
import { deliverMail, toServer } from '#core/mail/deliver-mail.ts';
import { smtpSettings } from '#core/mail/smtp-settings.ts';

// A sample in every run: each of the four works is killed once, on one database or the other. `PAGA_SOAK=1` kills fifty times in each, on either
// database. PAGA_SEED chooses the moments and the database.
const soak = process.env.PAGA_SOAK === '1';
const seed = Number(process.env.PAGA_SEED ?? 20_261_107);
/** Kills in the first to fourth work. */
const killsOn = (kind: DatabaseKind) =>
  [0, 1, 2, 3].map((work) => (soak ? 50 : (seed + work + (kind === 'external' ? 1 : 0)) % 2));
const KILLS = (['embedded', 'external'] as const).map((kind) => [kind, killsOn(kind)] as const);
const PEOPLE = 120;
/** How many of them are mailed their payslips of a month. */
const MAILED = 6;
const SENDER = 'paga@example.com';
const HOUR = 3_600_000;

const monthAfter = (index: number) => ({ year: 2026 + Math.floor(index / 12), month: (index % 12) + 1 });

describe.each(KILLS)(
  `on the %s database, %j kills in the four works, seed ${seed}`,
  (kind, [killsCalculating = 0, killsEditing = 0, killsClosing = 0, killsMailing = 0]) => {
    let smtp: SmtpTestServer;
    let server: KillableServer;
    let company: TestCompany;
    let employeeIds: number[];
    let killed = 0;
    const roll = dice(seed);

    beforeAll(async () => {
      smtp = await startSmtpServer({ answerAfterMs: 12 });
      server = new KillableServer(kind, { SMTP_URL: smtp.url, MAIL_FROM: SENDER });
      company = await server.offline(async (db) => {
        const made = await new Arrange(db, () => new Date()).company({ code: 'AGI26A' });
        const people = Array.from({ length: PEOPLE }, (_, index) => ({
          firstName: `Arta ${index}`,
          email: `arta${index}@example.com`,
        }));
        employeeIds = await savedEmployees(
          { inCompany: (id, work) => inCompany(db, id, work) },
          made,
          ...people,
        );
        return made;
      });
      await server.start();
    }, 300_000);
    afterAll(async () => {
      await server.end();
      await smtp.stop();
    });

    const queryOf = (month: { year: number; month: number }) => ({ ...month, userId: company.id });
    const ask: <T>(work: () => Promise<{ status: number; body: T }>) => Promise<T> = async (work) => {
      const { status, body } = await work();
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body;
    };
    const generate = (month: { year: number; month: number }) =>
      server.call(company.admin, generateSalaries, { query: queryOf(month) });

    /** How long a piece of work takes when nobody kills it. */
    async function measured(work: () => Promise<{ status: number; body: unknown }>): Promise<number> {
      const begin = performance.now();
      await ask(work);
      return performance.now() - begin;
    }

    /**
     * Kills the server at a random moment of some work and starts it again; answers whether the work had been acknowledged. By turns the
     * server alone and everything at once, with the PostgreSQL that it runs.
     */
    async function killedDuring(duration: number, work: () => Promise<boolean>): Promise<boolean> {
      let acknowledged = false;
      const end = work().then(
        (done) => {
          acknowledged = done;
        },
        () => undefined,
      );
      await wait((duration * 1.2 * roll(10_000)) / 10_000);
      killed += 1;
      await server.kill({ all: killed % 2 === 0 });
      await end;
      await server.start();
      return acknowledged;
    }
    const isDone = (work: Promise<{ status: number }>) => work.then(({ status }) => status === 200);

    test('a calculation is whole or absent, and there once it was acknowledged', async () => {
      const duration = await measured(() => generate(monthAfter(0)));
      for (let kill = 1; kill <= killsCalculating; kill += 1) {
        const month = monthAfter(kill);
        const acknowledged = await killedDuring(duration, () => isDone(generate(month)));
        const totals = await ask(() =>
          server.call(company.admin, getSalaryTotals, { query: queryOf(month) }),
        );
        const rows = await ask(() => server.call(company.admin, getSalaries, { query: queryOf(month) }));
        expect([0, PEOPLE]).toContain(totals.headCount);
        expect([rows.salaries.length, rows.period === null]).toEqual([
          totals.headCount,
          totals.headCount === 0,
        ]);
        if (acknowledged) expect(totals.headCount).toBe(PEOPLE);
        if (totals.headCount === 0) expect((await ask(() => generate(month))).counts.created).toBe(PEOPLE);
      }
    }, 3_600_000);

    test('edits that were acknowledged are there, the one under way is whole or absent', async () => {
      const month = monthAfter(0);
      const { salaries } = await ask(() => generate(month));
      const stops = new Map(salaries.map(({ id }) => [id, 0]));
      for (let kill = 1; kill <= killsEditing; kill += 1) {
        await ask(() =>
          server.call(company.admin, authenticateCode, {
            body: { code: 'AGI26A', userId: company.admin.id },
          }),
        );
        let underWay = { salaryId: 0, stops: 0 };
        await killedDuring(250, async () => {
          for (let edit = 1; ; edit += 1) {
            const { id: salaryId = 0 } = salaries[roll(salaries.length)] ?? {};
            underWay = { salaryId, stops: (kill * 1000 + edit) / 100 };
            await ask(() =>
              server.call(company.admin, updateSalary, {
                body: { ...month, tenantId: company.id, ...underWay },
              }),
            );
            stops.set(underWay.salaryId, underWay.stops);
          }
        });
        const after = await ask(() => server.call(company.admin, getSalaries, { query: queryOf(month) }));
        for (const row of after.salaries) {
          const allowed = [stops.get(row.id), ...(row.id === underWay.salaryId ? [underWay.stops] : [])];
          expect(allowed).toContain(row.stopTable.stops);
          stops.set(row.id, row.stopTable.stops);
          expect(Math.round(row.netto * 100)).toBe(884_00 - Math.round(row.stopTable.stops * 100));
        }
      }
      await server.kill();
      // Each edit that is there left its line, and no line tells of one that is not.
      const [edits, lines] = await server.offline((db) =>
        inCompany(db, company.id, async (tx) => {
          const count = async (query: ReturnType<typeof sql>) =>
            Number((await tx.execute<{ count: number }>(query)).rows[0]?.count);
          const from = sql`from "salary" s join "salary_period" p on p."id" = s."periodId" where p."year" = 2026 and p."month" = 1`;
          return [
            await count(sql`select sum(s."version" - 1)::int as "count" ${from}`),
            await count(
              sql`select count(*)::int as "count" from "audit_line" where "page" = 'salaries' and "type" = 'edit'`,
            ),
          ];
        }),
      );
      expect(edits).toBe(lines);
      await server.start();
    }, 3_600_000);

    test('a closing is whole, verified to the cent, or absent', async () => {
      const month = monthAfter(0);
      const body = { ...month, tenantId: company.id, code: 'AGI26A' };
      const close = () => server.call(company.admin, closePeriod, { body });
      const duration = await measured(close);
      await ask(() => server.call(company.admin, reopenPeriod, { body }));
      let closings = 1;
      for (let kill = 1; kill <= killsClosing; kill += 1) {
        const acknowledged = await killedDuring(duration, () => isDone(close()));
        const { closed } = await ask(() =>
          server.call(company.admin, getSalaryTotals, { query: queryOf(month) }),
        );
        if (acknowledged) expect(closed).toBe(1);
        if (closed !== 1) await ask(close);
        closings += 1;
        const verified = await ask(() => server.call(company.admin, verifyPeriod, { query: queryOf(month) }));
        expect(verified).toMatchObject({
          total: PEOPLE,
          identical: PEOPLE,
          hashHolds: true,
          differences: [],
        });
        const { versions } = await ask(() =>
          server.call(company.admin, getClosedVersions, { query: queryOf(month) }),
        );
        expect(versions).toHaveLength(closings);
        expect(new Set(versions.map(({ hash }) => hash)).size).toBe(1);
        await ask(() => server.call(company.admin, reopenPeriod, { body }));
      }
    }, 3_600_000);

    test('payslips that were acknowledged are sent once or said to be unsure, and never twice', async () => {
      const mailed = employeeIds.slice(0, MAILED);
      const send = (month: { year: number; month: number }) =>
        server.call(company.admin, sendPayslipToEmail, { body: { ...month, employeeIds: mailed } });
      for (let index = 0; index <= killsMailing; index += 1) await ask(() => generate(monthAfter(index)));
      const duration = await measured(() => send(monthAfter(0)));
      const acknowledged = [monthAfter(0)];
      await server.kill();
      // The mails of one turn go out while those of the next are queued: the server sends what waits as soon as it starts.
      await server.start();
      for (let kill = 1; kill <= killsMailing; kill += 1)
        if (await killedDuring(duration, () => isDone(send(monthAfter(kill)))))
          acknowledged.push(monthAfter(kill));
      await server.kill();
      const mails = await server.offline(async (db) => {
        const later = () => new Date(Date.now() + HOUR);
        const run = { now: later, log: createLog('silent') };
        const waiting = sql`select 1 from "outbox_mail" where "status" in ('waiting', 'sending')`;
        const isWaiting = () => asAccess(db, async (tx) => (await tx.execute(waiting)).rows.length > 0);
        while (await isWaiting()) await deliverMail(db, toServer(smtpSettings(smtp.url, SENDER)), run);
        const all = sql`select "id", "dedupe", "status", "createdAt" from "outbox_mail" order by "id"`;
        return asAccess(
          db,
          async (tx) =>
            (await tx.execute<{ id: string; dedupe: string; status: string; createdAt: Date }>(all)).rows,
        );
      });
      const arrived = new Map<string, number>();
      for (const { data } of smtp.mails) {
        const [, id = ''] = /^Message-ID: <paga-(\d+)-/im.exec(data) ?? [];
        arrived.set(id, (arrived.get(id) ?? 0) + 1);
        expect(data).toContain('Content-Type: application/pdf');
      }
      for (const { id, status } of mails) {
        expect(['sent', 'unsure']).toContain(status);
        expect(arrived.get(id) ?? 0).toBeLessThanOrEqual(1);
        if (status === 'sent') expect(arrived.get(id)).toBe(1);
      }
      // One mail at a time is with the mail server: a kill leaves at most that one unsure, and each of `killsMailing` turns and two more killed.
      expect(mails.filter(({ status }) => status === 'unsure').length).toBeLessThanOrEqual(killsMailing + 2);
      const queued = ({ year, month }: { year: number; month: number }) =>
        mails.filter(({ dedupe }) => dedupe.startsWith(`payslip:${year}-${String(month).padStart(2, '0')}:`))
          .length;
      for (const month of acknowledged) expect(queued(month)).toBe(MAILED);
      for (let index = 0; index <= killsMailing; index += 1)
        expect([0, MAILED]).toContain(queued(monthAfter(index)));
    }, 3_600_000);
  },
);
