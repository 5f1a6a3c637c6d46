import { useSearchParams } from 'react-router-dom';
import { EMPLOYEE_TABS, type EmployeeTab, FIELDS_OF_TAB, tabOf } from '#values/tab-of.ts';

/** The field that a link leads to (`?field=bankAccountNumber`); undefined when the form has none of that name. */
export function useLinkedField(): string | undefined {
  const [params] = useSearchParams();
  const wanted = params.get('field');
  return Object.values(FIELDS_OF_TAB)
    .flat()
    .find((field) => field === wanted);
}

/** The tabs of an employee who is read: what the form asks for on three tabs is read on one, and what comes each month stands with the salary. */
export const READ_TABS = ['record', 'salary', 'leave', 'pay', 'attachments', 'history'] as const;
export type ReadTab = (typeof READ_TABS)[number];

/** Where a tab of the address is read. */
export function readTabOf(tab: EmployeeTab): ReadTab {
  if (tab === 'recurring') return 'salary';
  return READ_TABS.find((key) => key === tab) ?? 'record';
}

/** The tab in the address (`?tab=salary`), else that of the field in it, else the first: a link to a field or its tab can be sent. */
export function useTab(): [EmployeeTab, (tab: EmployeeTab) => void] {
  const [params, setParams] = useSearchParams();
  const field = useLinkedField();
  const tab = EMPLOYEE_TABS.find((key) => key === params.get('tab')) ?? (field ? tabOf(field) : 'personal');
  const show = (next: EmployeeTab) => setParams(next === 'personal' ? {} : { tab: next }, { replace: true });
  return [tab, show];
}
