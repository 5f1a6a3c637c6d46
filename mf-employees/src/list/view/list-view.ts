import { type EmployeeFilters, EmployeeSort, employeeFilters } from '@paga/contract/employees';
import { usePreference } from '@paga/platform';
import { z } from 'zod';
import { type ListPlace, TABS, type TabKey } from './list-place.ts';

/** Most rows of a page; more are a search away. Who has not chosen sees what a screen holds. */
const LARGEST_PAGE = 200;
const USUAL_PAGE = 20;

/** So many views can be saved, with names of so many letters. */
export const SAVED_VIEWS = 8;
export const VIEW_NAME = 30;

const columns = z.array(z.string()).nullable().catch(null);
const filters = z.object(employeeFilters).catch({});
const sort = z.object({ key: EmployeeSort, descending: z.boolean() }).nullable().catch(null);

/** What a saved view shows, and of which tab. */
const SavedView = z.object({
  name: z.string().min(1).max(VIEW_NAME),
  tab: z.enum(Object.keys(TABS) as [TabKey, ...TabKey[]]),
  ...{ columns, filters, sort },
});
type SavedView = z.infer<typeof SavedView>;

/** How a person likes the list, kept on the server: which columns in which order (null: the usual), rows of a page, filters, order. */
const ListView = z.object({
  columns,
  pageSize: z.int().min(10).max(LARGEST_PAGE).multipleOf(10).catch(USUAL_PAGE),
  ...{ filters, sort },
  saved: z.array(SavedView).max(SAVED_VIEWS).catch([]),
});
export type ListView = z.infer<typeof ListView>;

const readView = (kept: unknown): ListView => ListView.parse(kept);

/** How many filters are set. */
export const filterCount = (filters: EmployeeFilters): number =>
  Object.values(filters).filter((value) => value !== undefined).length;

/** The views that are saved, which of them is shown, and how one is made of what is shown or taken away. */
export type SavedViewsOfList = {
  views: readonly SavedView[];
  current: SavedView | undefined;
  save: (name: string, tab: TabKey) => void;
  remove: (name: string) => void;
};

/**
 * The view, how to change parts of it, and whether it is known yet. A saved view that the address names stands in the place of the kept one; what
 * is changed then is no longer that view, but for the size of the page.
 */
export function useListView(
  place: ListPlace,
  move: (change: Partial<ListPlace>) => void,
): { view: ListView; change: (part: Partial<ListView>) => void; isReady: boolean; saved: SavedViewsOfList } {
  const { value: kept, keep, isReady } = usePreference('employees', readView);
  const current = kept.saved.find(({ name }) => name === place.view);
  const view = current
    ? { ...kept, columns: current.columns, filters: current.filters, sort: current.sort }
    : kept;
  const without = (name: string) => kept.saved.filter((one) => one.name !== name);
  const change = (part: Partial<ListView>): void => {
    const isOther = Object.keys(part).some((name) => name !== 'pageSize');
    keep({ ...(isOther ? view : kept), ...part });
    if (current && isOther) move({ view: '' });
  };
  const saved: SavedViewsOfList = {
    views: kept.saved,
    current,
    save: (name, tab) =>
      keep({
        ...kept,
        saved: [
          ...without(name),
          { name, tab, columns: view.columns, filters: view.filters, sort: view.sort },
        ],
      }),
    remove: (name) => {
      keep({ ...kept, saved: without(name) });
      move({ view: '' });
    },
  };
  return { view, isReady, change, saved };
}

/** The sizes a page can have: tens up to the length of the list, and the size it has. */
export function pageSizesFor(total: number, pageSize: number): number[] {
  const tens = Math.min(Math.max(Math.ceil(total / 10), 1), LARGEST_PAGE / 10);
  const sizes = Array.from({ length: tens }, (_, index) => (index + 1) * 10);
  return sizes.includes(pageSize) ? sizes : [...sizes, pageSize];
}
