import { useReducer } from 'react';
import { everything, type RowFilter } from './filter-rows.ts';

const chosen = (filter: RowFilter, change: Partial<RowFilter>): RowFilter => ({ ...filter, ...change });

/** What the list above a table lets through, and a function that takes what was chosen: the rest stays as it is then. */
export function useRowFilter(text = ''): [RowFilter, (change: Partial<RowFilter>) => void] {
  return useReducer(chosen, { ...everything, text });
}
