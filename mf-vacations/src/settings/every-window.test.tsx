import { testEverySetting } from '@paga/testing/every-setting';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { startHttpServer } from '@paga/testing/start-http-server';

let company: TestCompany;
let root: TestUser;
beforeAll(async () => {
  const server = await startHttpServer();
  [company, root] = await Promise.all([server.company(), server.superAdmin()]);
});

testEverySetting('vacations', () => ({ root, company }));
