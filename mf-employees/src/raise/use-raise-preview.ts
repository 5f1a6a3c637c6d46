import { query } from '@paga/client';
import { previewPayRaise } from '@paga/contract/employees';
import { useCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type Raised, type RaiseValues, raiseOf } from './raise-values.ts';

/** What the raise in the form does, worked out by the server as the command does it; of before while it is typed. */
export function useRaisePreview(values: RaiseValues, people: readonly Raised[]) {
  const { id: tenantId } = useCompany();
  const [asked, whom] = [useDeferredValue(values), useDeferredValue(people)];
  const body = useMemo(() => raiseOf(tenantId, asked, whom), [tenantId, asked, whom]);
  const none = { tenantId, validFrom: '', percent: 0, side: 'gross' as const, people: [] };
  return useQuery({
    ...query(previewPayRaise, { body: body ?? none }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    meta: { silent: true },
    retry: false,
  });
}
