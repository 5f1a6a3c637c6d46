import { invalidates, query } from '@paga/client';
import { getProject, getProjects, type Project } from '@paga/contract/projects';
import { matchesText, useCompany } from '@paga/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The projects of the company and those that the search in the address leaves. */
export function useProjects() {
  const { id: userId } = useCompany();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const projects = useQuery({ ...query(getProjects, { query: { userId } }), meta: { silent: true } });
  const shown = projects.data?.filter(({ name }) => search === '' || matchesText(search, name)) ?? [];
  return {
    projects,
    shown,
    search,
    setSearch: (text: string) => setParams(text ? { search: text } : {}, { replace: true }),
  };
}

/** Reads the projects anew, wherever they stand. */
export function useRefreshProjects(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([getProjects, getProject].map((call) => client.invalidateQueries(invalidates(call))));
}

/** Which projects show their budget lines. */
export function useOpenRows(shown: readonly Project[]) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const withLines = shown.filter(({ budgetLines }) => budgetLines.length > 0);
  const allOpen = withLines.length > 0 && withLines.every(({ id }) => open.has(id));
  const toggle = (id: number) =>
    setOpen(
      (before) => new Set(before.has(id) ? [...before].filter((kept) => kept !== id) : [...before, id]),
    );
  const toggleAll = () => setOpen(new Set(allOpen ? [] : withLines.map(({ id }) => id)));
  return { isOpen: (id: number) => open.has(id), hasLines: withLines.length > 0, allOpen, toggle, toggleAll };
}
