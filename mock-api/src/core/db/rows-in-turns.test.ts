import { testServer } from '@paga/testing/server';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { user, userCompany } from '#core/user/table.ts';
import { tenant } from './table.ts';

test('rows are the objects that Drizzle makes of them, few or many, joined from the left or not', async () => {
  const server = await testServer();
  const company = await server.company();
  await server.superAdmin();
  const client = await server.db.$client.connect();
  try {
    await client.query('begin; set local role app_access');
    const bare = drizzle({ client });
    type Of = Pick<typeof bare, 'select'>;
    const wide = {
      ...getTableColumns(user),
      twice: sql<number>`${user.id} * 2`.mapWith(Number),
      is: sql<boolean>`true`.as('is'),
    };
    const numbers = (db: Of) =>
      db.select({ n: sql<number>`n`, text: sql<string>`n || 'x'` }).from(sql`generate_series(1, 1200) n`);
    const queries: ((db: Of) => Promise<unknown[]>)[] = [
      numbers,
      (db) => db.select(wide).from(user).orderBy(user.id).limit(20),
      (db) =>
        db
          .select()
          .from(user)
          .leftJoin(userCompany, eq(userCompany.userId, user.id))
          .orderBy(desc(user.id))
          .limit(40),
      (db) =>
        db
          .select({ user, tenant: { name: tenant.name, id: tenant.id }, roleId: user.roleId })
          .from(user)
          .leftJoin(tenant, sql`${tenant.id} = ${company.id} and ${user.id} = ${company.admin.id}`)
          .orderBy(user.id),
    ];
    const expected = [];
    for (const query of queries) expected.push(await query(bare));
    await client.query('rollback');
    const own = await server.asAccess(async (tx) => {
      const found = [];
      for (const query of queries) found.push(await query(tx));
      return found;
    });
    expect(own).toEqual(expected);
    expect((own[2] as { user_company: unknown }[]).some((row) => row.user_company === null)).toBe(true);
  } finally {
    client.release(true);
  }
});
