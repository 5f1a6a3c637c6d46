import { useSearchParams } from 'react-router-dom';
import { EMPLOYEE_TABS, type EmployeeTab } from './tab-of.ts';

/** The tab in the address (`?tab=salary`), the first by default: a link to a field's tab can be sent. */
export function useTab(): [EmployeeTab, (tab: EmployeeTab) => void] {
  const [params, setParams] = useSearchParams();
  const tab = EMPLOYEE_TABS.find((key) => key === params.get('tab')) ?? 'personal';
  const show = (next: EmployeeTab) => setParams(next === 'personal' ? {} : { tab: next }, { replace: true });
  return [tab, show];
}
