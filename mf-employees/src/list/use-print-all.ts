import type { EmployeeListRow } from '@paga/contract/employees';
import { useCompany } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listQuery } from './use-employee-list.ts';
import type { ListPlace } from './view/list-place.ts';
import type { ListView } from './view/list-view.ts';

type Rows = readonly EmployeeListRow[];

/** The rows for paper: Ctrl+P (Cmd+P) asks for everybody whom search and filters leave before it prints, not only for the page that is shown. */
export function usePrintAll({ tab, search }: ListPlace, { filters, sort }: ListView): Rows | undefined {
  const { id: tenantId } = useCompany();
  const client = useQueryClient();
  const [all, setAll] = useState<Rows>();
  useEffect(() => {
    const print = async (): Promise<void> => {
      try {
        const { data } = await client.fetchQuery({
          ...listQuery(tenantId, { tab, search, filters, sort }),
          ...{ staleTime: 0, gcTime: 0 },
        });
        flushSync(() => setAll(data));
      } catch {
        // Shown by the shell; the page that is here is printed.
      }
      window.print();
      setAll(undefined);
    };
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      void print();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [client, tenantId, tab, search, filters, sort]);
  return all;
}
