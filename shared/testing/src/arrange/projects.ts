import { type Project, type SaveBudgetLine, type SaveProject, saveProject } from '@paga/contract/projects';
import type { Speaker } from '#server/send-call.ts';
import type { EmployeeFacts } from './employees.ts';

type LineFacts = Partial<SaveBudgetLine>;
type ProjectFacts = Partial<Omit<SaveProject, 'userId' | 'budgetLines'>> & {
  budgetLines?: readonly LineFacts[];
};

/** The payload of a project: a school of 5,000.00 a month, its one line 2,000.00 for teaching; `userId` is the company. */
export function aProject({ budgetLines, ...facts }: ProjectFacts & { userId: number }): SaveProject {
  const line = { name: 'Mësimdhënia', budget: 2000, type: 'Paga' };
  return {
    name: 'Shkolla digjitale',
    createdAt: '2026-01-15',
    isActive: true,
    budget: 5000,
    ...facts,
    budgetLines: (budgetLines ?? [line]).map((own) => ({ ...line, ...own })),
  };
}

/** Saves a project through the server, as a person would. */
export async function savedProject(
  speaker: Speaker,
  company: { id: number },
  facts: ProjectFacts = {},
): Promise<Project> {
  const { status, body } = await speaker.call(saveProject, {
    body: aProject({ userId: company.id, ...facts }),
  });
  if (status !== 200) throw new Error(`the project was refused: ${JSON.stringify(body)}`);
  return body;
}

/** The payments of an employee from lines of a project, by the place of the line: `paidFrom(school, [60])` is 60 % of its first line. */
export function paidFrom({ id, budgetLines }: Project, percentages: readonly number[]): EmployeeFacts {
  const lines = percentages.map((percentage, index) => ({
    budgetLineId: budgetLines[index]?.id ?? 0,
    checked: true,
    percentage,
  }));
  return {
    salaryPaymentType: 3,
    bruttoSalary: null,
    projectBudgetLines: [{ projectId: id, budgetLines: lines }],
  };
}
