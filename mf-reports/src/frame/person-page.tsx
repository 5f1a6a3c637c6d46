import { YearPicker } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { numberIn, useAddress } from '#address/use-address.ts';
import { useYear } from '#address/use-month.ts';
import { EmployeePicker } from './employee-picker.tsx';
import { ReportPage } from './report-page.tsx';
import type { ReportKey } from './reports.ts';

/** The person and the year in the address (`?employee=7&year=2026`), nobody and this year by default. */
export function usePersonOfYear(): { employeeId: number | null; year: number } {
  const [search] = useAddress();
  const [year] = useYear();
  return { employeeId: numberIn(search, 'employee', 1, Number.MAX_SAFE_INTEGER) ?? null, year };
}

/** Whom the report can be about; undefined while they are on their way. */
export type People = readonly { id: number; name: string; note?: string }[] | undefined;

/** The name of a person; empty while the names are on their way. */
export const nameOf = (people: People, employeeId: number | null): string =>
  people?.find(({ id }) => id === employeeId)?.name ?? '';

type PersonPageProps = {
  report: ReportKey;
  people: People;
  actions: ReactNode;
  children: ReactNode;
};

/** The page of a report about one person in one year. */
export function PersonPage({ report, people, actions, children }: PersonPageProps): ReactElement {
  const [, change] = useAddress();
  const { employeeId, year } = usePersonOfYear();
  return (
    <ReportPage
      report={report}
      period={[nameOf(people, employeeId), year].filter(Boolean).join(', ')}
      filters={
        <>
          <EmployeePicker
            value={employeeId}
            people={people ?? []}
            loading={people === undefined}
            onChange={(employee) => change({ employee })}
          />
          <YearPicker value={year} onChange={(next) => change({ year: next })} />
        </>
      }
      actions={actions}
    >
      {children}
    </ReportPage>
  );
}
