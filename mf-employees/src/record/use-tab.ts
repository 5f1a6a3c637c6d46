import { useSearchParams } from 'react-router-dom';
import { EMPLOYEE_TABS, type EmployeeTab, FIELDS_OF_TAB, tabOf } from '#form/values/tab-of.ts';

/** The field that a link leads to (`?field=bankAccountNumber`); undefined when the form has none of that name. */
export function useLinkedField(): string | undefined {
  const [params] = useSearchParams();
  const wanted = params.get('field');
  return Object.values(FIELDS_OF_TAB)
    .flat()
    .find((field) => field === wanted);
}

/** The tab in the address (`?tab=salary`), else that of the field in it, else the first: a link to a field or its tab can be sent. */
export function useTab(): [EmployeeTab, (tab: EmployeeTab) => void] {
  const [params, setParams] = useSearchParams();
  const field = useLinkedField();
  const tab = EMPLOYEE_TABS.find((key) => key === params.get('tab')) ?? (field ? tabOf(field) : 'personal');
  const show = (next: EmployeeTab) => setParams(next === 'personal' ? {} : { tab: next }, { replace: true });
  return [tab, show];
}
