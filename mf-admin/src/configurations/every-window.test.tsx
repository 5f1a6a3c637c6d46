import { showTenant, updateTenant } from '@paga/contract/company/profile';
import { getUserList } from '@paga/contract/identity/users';
import {
  type Dialog,
  findsIn,
  inTurns,
  testEveryDialog,
  testEverySetting,
} from '@paga/testing/every-setting';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { startSourceRemotes } from '@paga/testing/source-remotes';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { RequestBackupModal } from '#backup/request-backup.modal.tsx';
import { AddCompanyModal } from '#company-form/add-company.modal.tsx';
import { EditCompanyModal } from '#company-form/edit-company.modal.tsx';
import { OfferCompanyModal } from '#company-form/offer-company.modal.tsx';
import { DeleteCompanyModal } from '#company-list/delete-company.modal.tsx';
import { AddAdministratorModal, AddUserModal } from '#users/add-person.modal.tsx';
import { EditUserModal } from '#users/edit-user.modal.tsx';
import { TABS } from './tabs.ts';

const close = (): void => undefined;
const path = '/configurations';

let server: HttpTestServer;
let company: TestCompany;
let root: TestUser;

/** A company that has the bookkeeping integration. */
beforeAll(async () => {
  startSourceRemotes();
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi' });
  root = await server.superAdmin();
  const facts = {
    name: 'Agimi',
    email: 'zyra@agimi.test',
    statusId: 1 as const,
    registrationDate: '2024-01-01',
    checkedQb: true,
  };
  await server
    .as(root, { company: company.id })
    .call(updateTenant, { body: { tenantId: company.id, ...facts } });
});

const of = (roleId: number): TestUser => (roleId === 1 ? root : roleId === 2 ? company.admin : company.user);
const person = async () => {
  const found = (await server.as(company.admin).call(getUserList, { query: {} })).body.data.find(
    ({ roleId }) => roleId === 4,
  );
  if (!found) throw new Error('the company has no user');
  return found;
};
const itself = async () => (await server.as(company.admin).call(showTenant, {})).body;
testEverySetting('admin', () => ({ root, company }));

const TABS_OF = [
  ...TABS.filter(({ key }) => key !== 'companies').flatMap((tab) =>
    [2, 4].map((roleId) => ({ roleId, ...tab })),
  ),
  ...TABS.filter(({ key }) => key === 'companies').map((tab) => ({ roleId: 1, ...tab })),
];

test.each(inTurns(TABS_OF))(
  'in $language role $roleId finds the tab $key without fault',
  async ({ language, roleId, Content }) =>
    expect(await findsIn(<Content />, { as: of(roleId), company, path, language })).toEqual([]),
);

const DIALOGS: Dialog[] = [
  { name: 'add an administrator', roleId: 2, piece: () => <AddAdministratorModal onClose={close} /> },
  { name: 'add a user', roleId: 2, piece: () => <AddUserModal onClose={close} /> },
  {
    name: 'edit a user',
    roleId: 2,
    piece: async () => <EditUserModal person={await person()} onClose={close} />,
  },
  { name: 'add a company', roleId: 1, piece: () => <AddCompanyModal onClose={close} /> },
  { name: 'edit a company', roleId: 1, piece: () => <EditCompanyModal id={company.id} onClose={close} /> },
  {
    name: 'open the added company',
    roleId: 1,
    piece: async () => <OfferCompanyModal company={await itself()} onClose={close} />,
  },
  {
    name: 'delete a company',
    roleId: 1,
    piece: async () => <DeleteCompanyModal company={await itself()} onClose={close} />,
  },
  { name: 'request a backup', roleId: 2, piece: () => <RequestBackupModal onClose={close} /> },
];

testEveryDialog(DIALOGS, () => ({ root, company }));
