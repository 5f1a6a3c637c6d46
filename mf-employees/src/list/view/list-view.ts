import { type EmployeeFilters, EmployeeSort, employeeFilters } from '@paga/contract/employees';
import { usePreference } from '@paga/platform';
import { z } from 'zod';

/** Most rows of a page; more are a search away. Who has not chosen sees what a screen holds. */
const LARGEST_PAGE = 200;
const USUAL_PAGE = 20;

/** How a person likes the list, kept on the server: which columns in which order (null: the usual), rows of a page, filters, order. */
const ListView = z.object({
  columns: z.array(z.string()).nullable().catch(null),
  pageSize: z.int().min(10).max(LARGEST_PAGE).multipleOf(10).catch(USUAL_PAGE),
  filters: z.object(employeeFilters).catch({}),
  sort: z.object({ key: EmployeeSort, descending: z.boolean() }).nullable().catch(null),
});
export type ListView = z.infer<typeof ListView>;

const readView = (kept: unknown): ListView => ListView.parse(kept);

/** How many filters are set. */
export const filterCount = (filters: EmployeeFilters): number =>
  Object.values(filters).filter((value) => value !== undefined).length;

/** The view, how to change parts of it, and whether it is known yet. */
export function useListView(): {
  view: ListView;
  change: (part: Partial<ListView>) => void;
  isReady: boolean;
} {
  const { value: view, keep, isReady } = usePreference('employees', readView);
  return { view, isReady, change: (part) => keep({ ...view, ...part }) };
}

/** The sizes a page can have: tens up to the length of the list, and the size it has. */
export function pageSizesFor(total: number, pageSize: number): number[] {
  const tens = Math.min(Math.max(Math.ceil(total / 10), 1), LARGEST_PAGE / 10);
  const sizes = Array.from({ length: tens }, (_, index) => (index + 1) * 10);
  return sizes.includes(pageSize) ? sizes : [...sizes, pageSize];
}
