import { call, invalidates } from '@paga/client';
import {
  createEmployee,
  employeeOfRow,
  getEmployeesByStatus,
  getEmployeesByStatusCount,
  getEmployeesByTenantIdAndFilter,
  type ImportRow,
} from '@paga/contract/employees';
import { useCompany } from '@paga/platform';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { NOTHING_SAVED, type SaveProgress, saveRows } from './save-rows.ts';

/** What an import saved: the ids of the new employees, to be taken back. */
export type SavedImport = { ids: readonly number[] };

/** The lists and counts are asked again after employees came or went. */
export function refreshLists(client: QueryClient): Promise<unknown> {
  const lists = [getEmployeesByStatus, getEmployeesByTenantIdAndFilter, getEmployeesByStatusCount];
  return Promise.all(lists.map((list) => client.invalidateQueries(invalidates(list))));
}

/** Tells at most ten times a second: drawing every step would take longer than the steps. */
function everyTenth<Value>(tell: (value: Value) => void): (value: Value) => void {
  let last = 0;
  return (value) => {
    const now = performance.now();
    if (now - last < 100) return;
    last = now;
    tell(value);
  };
}

/** Saves the rows of an import and can stop, go on, and leave out the row that failed. */
export function useImport() {
  const { id: userId } = useCompany();
  const client = useQueryClient();
  const [progress, setProgress] = useState<SaveProgress>(NOTHING_SAVED);
  const [running, setRunning] = useState(false);
  const stopAsked = useRef(false);
  const leftOut = useRef(new Set<number>());

  const run = async (rows: readonly ImportRow[]): Promise<SaveProgress> => {
    stopAsked.current = false;
    setRunning(true);
    const end = await saveRows({
      rows: rows.filter(({ row, isValid }) => isValid && !leftOut.current.has(row)),
      from: progress,
      save: async (row) => (await call(createEmployee, { body: { ...employeeOfRow(row), userId } })).id,
      onStep: everyTenth((saved) => setProgress({ saved: new Map(saved), failed: null, stopped: false })),
      mayGoOn: () => !stopAsked.current,
    });
    setProgress(end);
    setRunning(false);
    await refreshLists(client);
    return end;
  };
  return {
    progress,
    running,
    run,
    stop: () => {
      stopAsked.current = true;
    },
    leaveOut: ({ row }: ImportRow) => leftOut.current.add(row),
  };
}
