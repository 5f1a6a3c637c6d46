import { getProjects, saveProject } from '@paga/contract/projects';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { pasteOver } from '@paga/testing/paste';
import { aProject, paidFrom, savedProject } from '@paga/testing/projects';
import { renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { ProjectsScreen } from './projects.screen.tsx';

async function arranged() {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const admin = server.as(company.admin);
  const stored = async () => (await admin.call(getProjects, { query: { userId: company.id } })).body;
  const open = (options: Partial<ScreenOptions> = {}) =>
    renderScreen(<ProjectsScreen />, { as: company.admin, path: '/projects', ...options });
  return { company, admin, stored, open };
}

const twoLines = [
  { name: 'Mësimdhënia', budget: 2000 },
  { name: 'Administrata', budget: 500.5, type: 'Shpenzime' },
];
const rowOf = async (name: RegExp) => (await screen.findByText(name)).closest('tr') as HTMLElement;

describe('the list of projects', () => {
  it('shows each project with its budget, its day with strokes, its status, and its lines when it is opened', async () => {
    const { company, admin, open } = await arranged();
    await savedProject(admin, company, { budgetLines: twoLines });
    const { user } = await open();
    const row = await rowOf(/^Shkolla digjitale$/);
    for (const text of ['5,000.00', '15/01/2026', 'Aktiv', '2 linja', '2,500.50'])
      expect(within(row).getByText(text)).toBeVisible();
    const toggle = within(row).getByRole('button', { name: 'Linjat e buxhetit: Shkolla digjitale' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    const lines = screen.getByRole('table', { name: 'Linjat e buxhetit: Shkolla digjitale' });
    expect(within(lines).getByText('Administrata')).toBeVisible();
    expect(within(lines).getByText('Shpenzime')).toBeVisible();
  });

  it('opens and closes all lines at once, and finds a project by its name', async () => {
    const { company, admin, open } = await arranged();
    await savedProject(admin, company);
    await savedProject(admin, company, { name: 'Klinika', isActive: false });
    const { user, address } = await open({ language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Expand all' }));
    expect(screen.getAllByText('Mësimdhënia')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(screen.queryByText('Mësimdhënia')).not.toBeInTheDocument();
    expect(screen.getByText('Finished')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'klinik{Enter}');
    expect(screen.queryByText('Shkolla digjitale')).not.toBeInTheDocument();
    expect(screen.getByText('Klinika')).toBeVisible();
    expect(address()).toBe('/projects?search=klinik');
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/configurations');
  });

  it('is empty with the one next action', async () => {
    const { open } = await arranged();
    await open();
    expect(await screen.findByText('Ende nuk ka projekte')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Shto projekt' })).toHaveLength(2);
  });

  it('tells a failure with a way on', async () => {
    const { company, admin, open } = await arranged();
    await savedProject(admin, company);
    faults.next('getProjects', 500);
    const { user } = await open({ language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Shkolla digjitale')).toBeVisible();
  });

  it('shows no buttons of change to the company user', async () => {
    const { company, admin, open } = await arranged();
    await savedProject(admin, company);
    await open({ as: company.user });
    await rowOf(/^Shkolla digjitale$/);
    expect(screen.queryByRole('button', { name: /Shto|Ndrysho|Fshij/ })).not.toBeInTheDocument();
  });
});

describe('the window of a project', () => {
  it('adds a project with lines, shows what is left, and warns once when the lines are more', async () => {
    const { stored, open } = await arranged();
    const { user } = await open();
    await user.click((await screen.findAllByRole('button', { name: 'Shto projekt' }))[0] as HTMLElement);
    const form = await screen.findByRole('dialog');
    await pasteOver(user, within(form).getByLabelText('Emri i projektit'), 'Shkolla');
    await user.type(within(form).getByLabelText('Buxheti mujor (€)'), '1,0e00');
    const first = within(form).getByRole('group', { name: 'Linja 1' });
    await pasteOver(user, within(first).getByLabelText('Linja'), 'Mësimdhënia');
    await user.type(within(first).getByLabelText('Buxheti (€)'), '7e0,0');
    await user.click(within(form).getByRole('button', { name: 'Shto linjë' }));
    const second = within(form).getByRole('group', { name: 'Linja 2' });
    await pasteOver(user, within(second).getByLabelText('Linja'), 'Administrata');
    await user.type(within(second).getByLabelText('Buxheti (€)'), '300.01');
    expect(await within(form).findAllByText('E keni tejkaluar vlerën e projektit')).toHaveLength(1);
    expect(within(form).getByText('1,000.01')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Ruaj projektin' }));
    expect(await screen.findByText('Projekti Shkolla u ruajt.')).toBeVisible();
    expect(await stored()).toMatchObject([
      {
        name: 'Shkolla',
        budget: 1000,
        budgetLines: [
          { name: 'Mësimdhënia', budget: 700 },
          { name: 'Administrata', budget: 300.01 },
        ],
      },
    ]);
  });

  it('says at the field what is missing, and that a name is taken', async () => {
    const { company, admin, open } = await arranged();
    await savedProject(admin, company);
    const { user } = await open({ language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Add project' }));
    const form = await screen.findByRole('dialog');
    await user.click(within(form).getByRole('button', { name: 'Save project' }));
    const name = within(form).getByLabelText('Project name');
    await waitFor(() => expect(name).toBeInvalid());
    await pasteOver(user, name, 'shkolla DIGJITALE');
    await user.type(within(form).getByLabelText('Monthly budget (€)'), '10');
    await user.click(within(form).getByRole('button', { name: 'Remove line 1' }));
    await user.click(within(form).getByRole('button', { name: 'Save project' }));
    expect(await within(form).findByText('There is a project with this name already')).toBeVisible();
  });

  it('changes a project, keeps the lines that pay people, and refuses to overwrite what somebody else saved', async () => {
    const { company, admin, stored, open } = await arranged();
    const project = await savedProject(admin, company, { budgetLines: twoLines });
    await createdEmployees(admin, company, paidFrom(project, [75]));
    const { user } = await open({ language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Edit project Shkolla digjitale' }));
    const form = await screen.findByRole('dialog');
    const first = within(form).getByRole('group', { name: 'Line 1' });
    expect(within(first).getByText('Pays 1 employee (75%)')).toBeVisible();
    expect(within(first).queryByRole('button')).not.toBeInTheDocument();
    const budgetLines = project.budgetLines.map(({ id, name, budget }) => ({ id, name, budget }));
    const body = { ...aProject({ userId: company.id, projectId: project.id, budget: 9000 }), budgetLines };
    await admin.call(saveProject, { body });
    await user.type(within(form).getByLabelText('Project name'), ' 2');
    await user.click(within(form).getByRole('button', { name: 'Save project' }));
    expect(await within(form).findByText(/This was changed in the meantime/)).toBeVisible();
    expect(await stored()).toMatchObject([{ name: 'Shkolla digjitale', budget: 9000 }]);
  });
});

describe('deleting a project', () => {
  it('asks with its name, deletes, and says so', async () => {
    const { company, admin, stored, open } = await arranged();
    await savedProject(admin, company, { budgetLines: twoLines });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Fshij projektin Shkolla digjitale' }));
    const asked = await screen.findByRole('dialog', { name: 'Të fshihet projekti Shkolla digjitale?' });
    expect(within(asked).getByText(/fshihen 2 linja buxheti/)).toBeVisible();
    await user.click(within(asked).getByRole('button', { name: 'Fshij projektin' }));
    expect(await screen.findByText('Projekti Shkolla digjitale u fshi.')).toBeVisible();
    expect(await stored()).toEqual([]);
  });

  it('shows the returned reason when employees are paid from it', async () => {
    const { company, admin, stored, open } = await arranged();
    const project = await savedProject(admin, company);
    await createdEmployees(admin, company, paidFrom(project, [10]));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Fshij projektin Shkolla digjitale' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fshij projektin' }),
    );
    expect(
      await screen.findByText('Projekti nuk është fshirë. Prej tij paguhen: Arta Krasniqi.'),
    ).toBeVisible();
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['sq', 500, 'Fshij projektin', 'Projekti nuk është fshirë. Diçka shkoi gabim!'],
    ['en', 500, 'Delete project', 'The project was not deleted. Something went wrong'],
    ['sq', 'PROJECT_NOT_DELETED', 'Fshij projektin', 'Projekti nuk është fshirë.'],
    ['en', 'PROJECT_NOT_DELETED', 'Delete project', 'The project was not deleted.'],
  ] as const)(
    'says in %s that nothing was deleted when the call fails with %s',
    async (language, fault, press, message) => {
      const { company, admin, open } = await arranged();
      await savedProject(admin, company);
      const { user } = await open({ language });
      await user.click(await screen.findByRole('button', { name: `${press} Shkolla digjitale` }));
      faults.next('deleteProject', fault);
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: press }));
      expect(await screen.findByText(message)).toBeVisible();
    },
  );
});
