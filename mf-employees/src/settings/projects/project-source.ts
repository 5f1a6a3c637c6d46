import { call } from '@paga/client';
import { getProjects } from '@paga/contract/projects';
import { formatMoney } from '@paga/kit';
import { matchesText, type SearchSource } from '@paga/platform';

/** Projects by their name or the name of a budget line; a find opens the list, searched by the project. */
export const projectSource: SearchSource = {
  async search(term, { id: userId }, signal) {
    const projects = await call(getProjects, { query: { userId } }, { signal });
    return projects
      .filter(({ name, budgetLines }) =>
        [name, ...budgetLines.map((line) => line.name)].some((text) => matchesText(term, text)),
      )
      .map(({ id, name, budget }) => ({
        id: String(id),
        title: name,
        detail: `${formatMoney(budget)} €`,
        path: `/projects?${new URLSearchParams({ search: name })}`,
      }));
  },
};
