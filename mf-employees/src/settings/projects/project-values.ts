import type { Project, SaveProject } from '@paga/contract/projects';
import { ProjectStatus } from '@paga/contract/shapes';
import type { Form } from '@paga/kit';
import type { ComponentProps } from 'react';

/** What stands in the fields of a line; empty figures are null until they are typed. */
type LineValues = {
  id?: number;
  name?: string;
  budget?: number | null;
  type?: string | null;
  contributionItemQuickbooksId?: string | null;
  expenseAccountQuickbooksId?: string | null;
};

/** What stands in the form of a project. */
export type ProjectValues = {
  name?: string;
  budget?: number | null;
  createdAt?: string | null;
  status?: ProjectStatus;
  budgetLines?: LineValues[];
};

/** The form that holds them. */
export type ProjectForm = NonNullable<ComponentProps<typeof Form<ProjectValues>>['form']>;

/** A project as the form starts with it; a new one is active, of today, with one line to fill. */
export function valuesOf(project: Project | null, today: string): ProjectValues {
  if (!project) return { createdAt: today, status: ProjectStatus.active, budgetLines: [{}] };
  const { name, budget, createdAt, status } = project;
  const budgetLines = project.budgetLines.map((line) => ({
    ...{ id: line.id, name: line.name, budget: line.budget, type: line.type },
    contributionItemQuickbooksId: line.contributionItemQuickbooksId,
    expenseAccountQuickbooksId: line.expenseAccountQuickbooksId,
  }));
  return { name, budget, createdAt, status, budgetLines };
}

/** What is sent. Every required field is filled by then: the form's rules are the contract's. */
export function bodyOf(values: ProjectValues, project: Project | null, userId: number): SaveProject {
  const { name = '', budget, createdAt, status, budgetLines = [] } = values;
  return {
    userId,
    ...(project && { projectId: project.id, version: project.version }),
    name,
    budget: budget ?? 0,
    createdAt: createdAt ?? '',
    isActive: status === ProjectStatus.active,
    budgetLines: budgetLines.map((line) => ({
      ...(line.id !== undefined && { id: line.id }),
      name: line.name ?? '',
      budget: line.budget ?? 0,
      type: line.type || null,
      contributionItemQuickbooksId: line.contributionItemQuickbooksId ?? null,
      expenseAccountQuickbooksId: line.expenseAccountQuickbooksId ?? null,
    })),
  };
}
