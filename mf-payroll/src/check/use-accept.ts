import { call } from '@paga/client';
import { ACCEPTED_AT_ONCE, acceptSalaryWarnings, type Finding } from '@paga/contract/payroll';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshSalaries } from '#month/calculate/use-salary-month.ts';
import type { Period } from '#month/period/use-period.ts';

/** Accepts warnings with one note, as many at once as the server takes; `done` of them are accepted. After a fault all get the note of the next try. */
export function useAccept(findings: readonly Finding[], period: Period) {
  const company = useCompany();
  const refresh = useRefreshSalaries();
  const [done, setDone] = useState(0);
  const accept = useMutation({
    mutationFn: async (note: string) => {
      setDone(0);
      const named = findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
      for (let at = 0; at < named.length; at += ACCEPTED_AT_ONCE) {
        const block = named.slice(at, at + ACCEPTED_AT_ONCE);
        await call(acceptSalaryWarnings, {
          body: { ...period, tenantId: company.id, note, findings: block },
        });
        setDone(at + block.length);
      }
    },
    onSettled: () => void refresh(),
    meta: { silent: true },
  });
  return { accept, done };
}
