import { call } from '@paga/client';
import {
  changeImportedEmployee,
  createEmployee,
  employeeOfRow,
  type ImportRow,
  ImportValues,
  startImport,
} from '@paga/contract/employees';
import { useCompany } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshEmployees } from '#refresh-employees.ts';
import { NOTHING_SAVED, type SaveProgress, saveRows } from './save-rows.ts';

/** What an import saved, to be shown and undone. */
export type SavedImport = { importId: number; added: number; changed: number };

/** Tells at most ten times a second: drawing every step would take longer than the steps. */
function everyTenth<Value>(report: (value: Value) => void): (value: Value) => void {
  let last = 0;
  return (value) => {
    const now = performance.now();
    if (now - last < 100) return;
    last = now;
    report(value);
  };
}

/** What the rows are saved as: the import they belong to, and the day from which changed pay holds. */
type SaveAs = { fileName: string; validFrom: string };

/** Saves one row: a new person, or what it changes about a saved one. */
function saverOf(userId: number, importId: number, validFrom: string) {
  return async (row: ImportRow): Promise<number> => {
    if (!row.match)
      return (await call(createEmployee, { body: { ...employeeOfRow(row), userId, importId } })).id;
    const { employeeId, version, changes } = row.match;
    const values = ImportValues.parse(
      Object.fromEntries(changes.map((change) => [change.column, change.new])),
    );
    return (
      await call(changeImportedEmployee, {
        body: { userId, importId, employeeId, version, validFrom, values },
      })
    ).id;
  };
}

/** Saves the rows of an import and can stop and go on; the rows that are saved belong to one import, to be undone together. */
export function useImport() {
  const { id: userId } = useCompany();
  const client = useQueryClient();
  const [progress, setProgress] = useState<SaveProgress>(NOTHING_SAVED);
  const [running, setRunning] = useState(false);
  const stopAsked = useRef(false);
  const begun = useRef<number | null>(null);

  const run = async (rows: readonly ImportRow[], { fileName, validFrom }: SaveAs): Promise<SaveProgress> => {
    stopAsked.current = false;
    setRunning(true);
    setProgress((held) => ({ ...held, failed: null }));
    try {
      begun.current ??= (await call(startImport, { body: { userId, fileName } })).importId;
      const end = await saveRows({
        rows,
        from: progress,
        save: saverOf(userId, begun.current, validFrom),
        onStep: everyTenth((saved) => setProgress({ saved: new Map(saved), failed: null, stopped: false })),
        mayGoOn: () => !stopAsked.current,
      });
      setProgress(end);
      return end;
    } catch (error) {
      const [row] = rows;
      const end = { saved: progress.saved, failed: row ? { row, error } : null, stopped: true };
      setProgress(end);
      return end;
    } finally {
      setRunning(false);
      await refreshEmployees(client);
    }
  };
  return {
    progress,
    running,
    run,
    importId: () => begun.current,
    stop: () => {
      stopAsked.current = true;
    },
    /** Back to the rows; what is saved stays saved. */
    lookAgain: () => setProgress((held) => ({ ...held, failed: null, stopped: false })),
  };
}

export type Saving = ReturnType<typeof useImport>;
