import { query } from '@paga/client';
import { getSearchPeople } from '@paga/contract/employees';
import { type Listed, type ListLine, listIn, openIn } from '@paga/forms';
import { readNumber } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Raised } from './raise-values.ts';

/** The active people of the company, whom a list may name. */
function usePeople(wanted: boolean): readonly Listed[] {
  const { id: tenantId } = useCompany();
  const { data } = useQuery({ ...query(getSearchPeople, { query: { tenantId } }), enabled: wanted });
  return useMemo(() => {
    const left = new Set(data?.inactive);
    return (data?.ids ?? []).flatMap((id, at) =>
      left.has(at) ? [] : [{ id, name: data?.names[at] ?? '', personalNumber: data?.numbers[at] ?? '' }],
    );
  }, [data]);
}

const figureOf = ({ texts }: ListLine<Listed>): number | null => {
  const figure = readNumber(texts[0] ?? '');
  return typeof figure === 'number' ? figure : null;
};

/** A pasted list "name or number, new pay": whom it means, what it leaves open, and what was answered to that. */
export function useListedPay(isList: boolean) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<ReadonlyMap<string, number>>(new Map());
  const [twice, setTwice] = useState<'first' | 'last'>('last');
  const rows = usePeople(isList);
  const lines = useMemo(
    () =>
      text.trim()
        ? (listIn(
            text.split(/\r?\n/).map((line) => line.split('\t')),
            rows,
          ) ?? [])
        : [],
    [text, rows],
  );
  const open = useMemo(() => openIn(lines), [lines]);
  const people = useMemo(() => {
    const pays = new Map<number, number>();
    for (const line of lines) {
      const [only, second] = line.found;
      const id = second ? picked.get(line.who) : only?.id;
      const pay = figureOf(line);
      if (id && pay !== null && !(twice === 'first' && pays.has(id))) pays.set(id, pay);
    }
    return [...pays].map(([employeeId, pay]): Raised => ({ employeeId, pay }));
  }, [lines, picked, twice]);
  return {
    ...{ text, setText, lines, open, people, picked, twice, setTwice },
    pick: (who: string, id: number) => setPicked(new Map(picked).set(who, id)),
    unread: lines.filter((line) => line.found.length > 0 && figureOf(line) === null),
    isNoList: text.trim() !== '' && rows.length > 0 && lines.length === 0,
  };
}

export type ListedPay = ReturnType<typeof useListedPay>;
