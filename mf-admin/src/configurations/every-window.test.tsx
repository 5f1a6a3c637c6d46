import { showTenant, updateTenant } from '@paga/contract/company/profile';
import { createSector, getSectors } from '@paga/contract/company/sectors';
import { getUserList } from '@paga/contract/identity/users';
import { getProjects } from '@paga/contract/projects';
import { axeFinds } from '@paga/testing/axe-finds';
import { savedProject } from '@paga/testing/projects';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RequestBackupModal } from '#backup/request-backup.modal.tsx';
import { AddCompanyModal } from '#company-form/add-company.modal.tsx';
import { EditCompanyModal } from '#company-form/edit-company.modal.tsx';
import { OfferCompanyModal } from '#company-form/offer-company.modal.tsx';
import { DeleteCompanyModal } from '#company-list/delete-company.modal.tsx';
import { SETTINGS } from '#payroll-settings/settings.ts';
import { DeleteProject } from '#projects/delete-project.tsx';
import { ProjectModal } from '#projects/project.modal.tsx';
import { DeleteSectorModal } from '#sectors/delete-sector.modal.tsx';
import { SectorForm } from '#sectors/sector.form.tsx';
import { AddAdministratorModal, AddUserModal } from '#users/add-person.modal.tsx';
import { EditUserModal } from '#users/edit-user.modal.tsx';
import { TABS } from './tabs.ts';

const close = (): void => undefined;
const LANGUAGES = ['sq', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

let server: HttpTestServer;
let company: TestCompany;
let root: TestUser;

/** A company that has something to show in every window: a sector, a project, the bookkeeping integration. */
beforeAll(async () => {
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
  await server.as(company.admin).call(createSector, { body: { tenantId: company.id, name: 'Prodhimi' } });
  await savedProject(server.as(company.admin), company);
});

const of = (roleId: number): TestUser => (roleId === 1 ? root : roleId === 2 ? company.admin : company.user);
const sector = async () => {
  const [first] = (await server.as(company.admin).call(getSectors, { query: { tenantId: company.id } })).body;
  if (!first) throw new Error('the company has no sector');
  return first;
};
const person = async () => {
  const found = (await server.as(company.admin).call(getUserList, { query: {} })).body.data.find(
    ({ roleId }) => roleId === 4,
  );
  if (!found) throw new Error('the company has no user');
  return found;
};
const itself = async () => (await server.as(company.admin).call(showTenant, {})).body;
const project = async () => {
  const [first] = (await server.as(company.admin).call(getProjects, { query: { userId: company.id } })).body;
  if (!first) throw new Error('the company has no project');
  return first;
};

/** Opens a piece alone, waits until everything it asks for has come, and answers what axe finds on the page. */
async function findsIn(piece: ReactElement, roleId: number, language: Language): Promise<string[]> {
  const path = '/configurations';
  await renderScreen(piece, { as: of(roleId), company, path, language });
  await waitFor(() => expect(document.body).not.toHaveTextContent(/^$/));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  // Nothing failed to load: a place for a fault stays empty.
  expect(
    screen
      .queryAllByRole('alert')
      .map(({ textContent }) => textContent ?? '')
      .join(''),
  ).toBe('');
  return axeFinds(document.body);
}

/** What several roles see, by turns: role 2 in one language and role 4 in the other, the next piece the other way round; in soak all in both. */
function inTurns<Piece extends { roleId: number; key: string }>(pieces: readonly Piece[]) {
  const soak = process.env.PAGA_SOAK === '1';
  const keys = [...new Set(pieces.map(({ key }) => key))];
  const turnOf = ({ roleId, key }: Piece) => (keys.indexOf(key) + (roleId === 4 ? 1 : 0)) % 2;
  return LANGUAGES.flatMap((language, turn) =>
    pieces.filter((piece) => soak || turnOf(piece) === turn).map((piece) => ({ ...piece, language })),
  );
}

// Role 1 keeps the national tables; the others look at them.
const WINDOWS = [1, 2, 4].flatMap((roleId) =>
  SETTINGS.filter(({ Modal, group }) => Modal && (roleId > 1 || group === 'national')).map((setting) => ({
    roleId,
    ...setting,
  })),
);

test.each(inTurns(WINDOWS))(
  'in $language role $roleId finds the window $key without fault',
  async ({ language, roleId, Modal }) => {
    expect(await findsIn(Modal ? <Modal onClose={close} /> : <p />, roleId, language)).toEqual([]);
    expect(screen.getByRole('dialog')).toBeVisible();
  },
);

const TABS_OF = [
  ...TABS.filter(({ key }) => key !== 'companies').flatMap((tab) =>
    [2, 4].map((roleId) => ({ roleId, ...tab })),
  ),
  ...TABS.filter(({ key }) => key === 'companies').map((tab) => ({ roleId: 1, ...tab })),
];

test.each(inTurns(TABS_OF))(
  'in $language role $roleId finds the tab $key without fault',
  async ({ language, roleId, Content }) => expect(await findsIn(<Content />, roleId, language)).toEqual([]),
);

const DIALOGS: { name: string; roleId: number; piece: () => ReactElement | Promise<ReactElement> }[] = [
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
  { name: 'add a sector', roleId: 2, piece: () => <SectorForm onClose={close} /> },
  {
    name: 'rename a sector',
    roleId: 2,
    piece: async () => <SectorForm sector={await sector()} onClose={close} />,
  },
  {
    name: 'delete a sector',
    roleId: 2,
    piece: async () => <DeleteSectorModal sector={await sector()} onClose={close} />,
  },
  { name: 'add a project', roleId: 2, piece: () => <ProjectModal project={null} onClose={close} /> },
  {
    name: 'edit a project',
    roleId: 2,
    piece: async () => <ProjectModal project={await project()} onClose={close} />,
  },
  {
    name: 'look at a project',
    roleId: 4,
    piece: async () => <ProjectModal project={await project()} onClose={close} />,
  },
  {
    name: 'delete a project',
    roleId: 2,
    piece: async () => <DeleteProject project={await project()} onClose={close} />,
  },
  { name: 'request a backup', roleId: 2, piece: () => <RequestBackupModal onClose={close} /> },
];

test.each(LANGUAGES.flatMap((language) => DIALOGS.map((dialog) => ({ ...dialog, language }))))(
  'in $language role $roleId finds the window to $name without fault',
  async ({ language, roleId, piece }) => {
    expect(await findsIn(await piece(), roleId, language)).toEqual([]);
    expect(screen.getByRole('dialog')).toBeVisible();
  },
);
