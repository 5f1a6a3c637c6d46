import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedNational } from '#company/law/seed-national.ts';
import { createCompany } from '../src/company/profile/create-company.ts';
import { type Connection, startEmbedded } from '../src/core/db/embedded/embedded-postgres.ts';
import { openDatabase } from '../src/core/db/open-database.ts';
import { migrateDatabase } from '../src/core/db/schema/migrate.ts';
import { asAccess, type Database, inCompany } from '../src/core/db/transaction.ts';
import { folderFiles } from '../src/core/files/folder-files.ts';
import { createLog } from '../src/core/log.ts';
import { insertEmployees } from '../src/employees/record/insert-employees.ts';
import { openSession, type SessionPair } from '../src/identity/session/open-session.ts';
import { insertUser } from '../src/identity/users/insert-user.ts';

/** What calls of a bench are answered with. */
export const benchDeps = (db: Database) => ({
  ...{ db, files: folderFiles('/nowhere'), log: createLog('silent'), version: 'bench' },
  now: () => new Date(),
});

/** A company with so many employees in a PostgreSQL of its own, and the session of its admin. */
export type PreparedCompany = {
  connection: Connection;
  db: Database;
  companyId: number;
  userId: number;
  session: SessionPair;
};

const first = ['Arta', 'Çlirim', 'Blerta', 'Dardan', 'Ëndrra', 'Faton', 'Gëzim', 'Hana', 'Ilir', 'Jeta'];
const last = ['Krasniqi', 'Gashi', 'Berisha', 'Hoxha', 'Shala', 'Morina', 'Bytyqi'];

/** Employee number `index` of any number: names, salaries and dates differ in a fixed pattern. */
function person(index: number): Parameters<typeof insertEmployees>[1][number] {
  return {
    firstName: first[index % first.length] ?? '',
    lastName: last[index % last.length] ?? '',
    personalNumber: `9${String(index).padStart(9, '0')}`,
    bruttoSalary: 500 + ((index * 37) % 250_000) / 100,
    contributePercentage: index % 9 === 0 ? 8 : 5,
    contractStarted: index % 50 === 0 ? '2025-03-15' : '2020-01-01',
    employerTier: index % 11 === 0 ? 2 : 1,
    employmentType: 1,
    salaryPaymentType: 1,
    employeeStatus: 1,
    draftStatus: 0,
    healthInsurance: 3,
    gender: (index % 2) + 1,
    noTaxes: false,
    hasContributions: true,
    harmfulWork: false,
    sectors: [],
    familyMembers: [],
    projectBudgetLines: [],
    attachmentIds: [],
  } as unknown as Parameters<typeof insertEmployees>[1][number];
}

/** Makes the company; amounts and dates are the same in every run. */
export async function prepareCompany(
  db: Database,
  connection: Connection,
  employees: number,
): Promise<PreparedCompany> {
  const now = new Date();
  const made = await asAccess(db, async (tx) => {
    const companyId = await createCompany(tx, {
      name: `Matja ${employees}`,
      code: 'MAT26A',
      email: 'matja@example.com',
      registrationDate: '2020-01-01',
    });
    const facts = {
      name: 'Arben Admini',
      email: `admin${employees}.${companyId}@example.com`,
      passwordHash: '',
      agreedAt: now,
    };
    const userId = await insertUser(tx, { ...facts, roleId: 2, companyIds: [companyId] });
    return { companyId, userId, session: await openSession(tx, { userId, now }) };
  });
  const people = Array.from({ length: employees }, (_, index) => person(index));
  await inCompany(db, made.companyId, (tx) =>
    insertEmployees({ tx, companyId: made.companyId, today: '2020-01-01' }, people),
  );
  return { ...made, connection, db };
}

/** Runs `work` with an embedded PostgreSQL in a folder that is gone afterwards. */
export async function withDatabase<T>(
  work: (db: Database, connection: Connection) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-bench-'));
  const postgres = await startEmbedded(folder);
  const { db, close } = openDatabase(postgres.connection, createLog('silent'));
  try {
    await migrateDatabase(postgres.connection, seedNational);
    return await work(db, postgres.connection);
  } finally {
    await close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
