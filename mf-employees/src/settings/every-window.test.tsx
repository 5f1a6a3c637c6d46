import { createSector, getSectors } from '@paga/contract/employees/sectors';
import { getProjects } from '@paga/contract/projects';
import { type Dialog, testEveryDialog, testEverySetting } from '@paga/testing/every-setting';
import { savedProject } from '@paga/testing/projects';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { DeleteProject } from './projects/delete-project.tsx';
import { ProjectModal } from './projects/project.modal.tsx';
import { DeleteSectorModal } from './sectors/delete-sector.modal.tsx';
import { SectorForm } from './sectors/sector.form.tsx';

const close = (): void => undefined;

let server: HttpTestServer;
let company: TestCompany;
let root: TestUser;

/** A company that has something to show in every window: a sector and a project. */
beforeAll(async () => {
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi' });
  root = await server.superAdmin();
  await server.as(company.admin).call(createSector, { body: { tenantId: company.id, name: 'Prodhimi' } });
  await savedProject(server.as(company.admin), company);
});

const sector = async () => {
  const [first] = (await server.as(company.admin).call(getSectors, { query: { tenantId: company.id } })).body;
  if (!first) throw new Error('the company has no sector');
  return first;
};
const project = async () => {
  const [first] = (await server.as(company.admin).call(getProjects, { query: { userId: company.id } })).body;
  if (!first) throw new Error('the company has no project');
  return first;
};

testEverySetting('employees', () => ({ root, company }));

const DIALOGS: Dialog[] = [
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
];

testEveryDialog(DIALOGS, () => ({ root, company }));
