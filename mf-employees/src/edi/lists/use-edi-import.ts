import { call } from '@paga/client';
import { type EdiChoices, previewEdiImport, saveEdiImport } from '@paga/contract/employees';
import { useCompany } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshEmployees } from '#refresh-employees.ts';

/** A second workbook with tax and net, and the columns that were chosen of it. */
export type ChosenList = { file: File; columns: Omit<EdiChoices['lists'][number], 'workbook'> };

/** A wage list as it was picked: the month that a person chose (null: as recognised), and what it is compared with. */
export type PickedWorkbook = { file: File; month: string | null; list: ChosenList | null };

/** What a person has confirmed of the people: who is left out, and starts of contracts. */
export type Confirmed = { leftOut: ReadonlySet<string>; starts: ReadonlyMap<string, string> };

const LONG_MS = 120_000;
const NOTHING: Confirmed = { leftOut: new Set(), starts: new Map() };

/** The body of both calls but for the people. */
function sentOf(userId: number, picked: readonly PickedWorkbook[]) {
  const lists = picked.flatMap(({ list }, workbook) => (list ? [{ ...list, workbook }] : []));
  const choices: EdiChoices = {
    months: picked.map(({ month }) => month),
    lists: lists.map(({ columns, workbook }) => ({ workbook, ...columns })),
  };
  const files = picked.map(({ file }) => file);
  return {
    body: { userId, files, ...(lists.length > 0 && { lists: lists.map(({ file }) => file) }) },
    choices,
  };
}

/** Wage lists while they are looked at: every change of files or months is read anew by the server, which keeps nothing. */
export function useEdiImport() {
  const { id: userId } = useCompany();
  const client = useQueryClient();
  const [picked, setPicked] = useState<readonly PickedWorkbook[]>([]);
  const [confirmed, setConfirmed] = useState(NOTHING);
  const preview = useMutation({
    mutationFn: (next: readonly PickedWorkbook[]) => {
      const { body, choices } = sentOf(userId, next);
      return call(
        previewEdiImport,
        { body: { ...body, choices: JSON.stringify(choices) } },
        { timeoutMs: LONG_MS },
      );
    },
    meta: { silent: true },
  });
  const save = useMutation({
    mutationFn: () => {
      const { body, choices } = sentOf(userId, picked);
      const starts = [...confirmed.starts].map(([key, contractStarted]) => ({ key, contractStarted }));
      const all = JSON.stringify({ ...choices, leftOut: [...confirmed.leftOut], starts });
      return call(saveEdiImport, { body: { ...body, choices: all } }, { timeoutMs: LONG_MS });
    },
    onSettled: () => refreshEmployees(client),
    meta: { silent: true },
  });
  const change = (next: readonly PickedWorkbook[]) => {
    setPicked(next);
    save.reset();
    if (next.length > 0) preview.mutate(next);
    else preview.reset();
  };
  const reset = () => {
    change([]);
    setConfirmed(NOTHING);
  };
  return { picked, change, reset, preview, save, confirmed, setConfirmed };
}

export type EdiImport = ReturnType<typeof useEdiImport>;
