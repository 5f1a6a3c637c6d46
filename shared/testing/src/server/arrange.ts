import { type RoleId, UserStatus } from '@paga/contract/shapes';
import { createCompany } from '@paga/mock-api/company/profile/create-company';
import { asAccess, type Database, type Tx } from '@paga/mock-api/core/db/transaction';
import { user, userCompany } from '@paga/mock-api/core/user/table';
import { openSession } from '@paga/mock-api/identity/session/open-session';
import { insertUser } from '@paga/mock-api/identity/users/insert-user';
import { aCompany, type CompanyFacts, NAME_OF_ROLE, type TestCompany, type UserFacts } from './factories.ts';
import type { TestUser } from './send-call.ts';

/** The password of every test user: `Demo123`. Hashed beforehand at the smallest cost, so that arranging takes no time. */
export const TEST_PASSWORD = 'Demo123';
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$Rq0rlonsxiJ5EFvbERTztA$TqhQct97v7lUt8ki6Eips+GKHq1JLBUhDxSwdCau4Co';

/** Nobody else's. */
const anEmail = (roleId: RoleId) => `role${roleId}.${crypto.randomUUID().slice(0, 8)}@agimi.test`;

/** Puts companies and signed-in users into a database. */
export class Arrange {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** A user with a live session; linked to `companies`, agreed and active unless said otherwise. */
  user({
    roleId,
    companies = [],
    name = NAME_OF_ROLE[roleId],
    email,
    agreed = true,
    active = true,
    passwordGiven = false,
  }: UserFacts): Promise<TestUser> {
    const now = this.#now();
    return asAccess(this.#db, async (tx) => {
      const facts = {
        name,
        roleId,
        agreedAt: agreed ? now : null,
        passwordHash: TEST_PASSWORD_HASH,
        passwordGiven,
        companyIds: companies,
      };
      const address = email ?? anEmail(roleId);
      const id = await insertUser(tx, {
        ...facts,
        email: address,
        status: active ? UserStatus.active : UserStatus.inactive,
      });
      return { id, email: address, name, roleId, ...(await openSession(tx, { userId: id, now })) };
    });
  }

  /** A company with its settings by law and a signed-in user of each of the roles 2, 3 and 4; in one transaction, because every test asks for it. */
  company(facts: CompanyFacts = {}): Promise<TestCompany> {
    const { name, code, ...rest } = aCompany(facts);
    const [email, registrationDate] = ['zyra@agimi.test', '2024-01-01'];
    return asAccess(this.#db, async (tx) => {
      const own = { name, code, ...rest, email, businessNumber: '811234567', registrationDate };
      const id = await createCompany(tx, own);
      return { id, name, code, ...(await this.#peopleOf(tx, id)) };
    });
  }

  async #peopleOf(tx: Tx, tenantId: number): Promise<Pick<TestCompany, 'admin' | 'manager' | 'user'>> {
    const now = this.#now();
    const facts = ([2, 3, 4] as const).map((roleId) => ({
      ...{ roleId, name: NAME_OF_ROLE[roleId], email: anEmail(roleId) },
      ...{ passwordHash: TEST_PASSWORD_HASH, agreedAt: now },
    }));
    const rows = await tx.insert(user).values(facts).returning();
    await tx.insert(userCompany).values(rows.map(({ id }) => ({ userId: id, tenantId })));
    const people: TestUser[] = [];
    for (const { id, name, email, roleId } of rows)
      people.push({ id, email, name, roleId, ...(await openSession(tx, { userId: id, now })) });
    const [admin, manager, simple] = people as [TestUser, TestUser, TestUser];
    return { admin, manager, user: simple };
  }

  /** Makes the passkeys of a person older than the day that a new one waits. */
  agePasskeys(userId: number): Promise<unknown> {
    return asAccess(this.#db, (tx) =>
      tx.execute(
        `update "passkey" set "confirmsFrom" = "createdAt", "createdAt" = "createdAt" - interval '1 day' where "userId" = ${userId}`,
      ),
    );
  }

  /** A super admin, linked to no company. */
  superAdmin(): Promise<TestUser> {
    return this.user({ roleId: 1 });
  }
}
