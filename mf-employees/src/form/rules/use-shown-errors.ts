import { useState } from 'react';
import type { EmployeeValues } from '#values/employee-values.ts';
import { tabOf } from '#values/tab-of.ts';
import type { FormHandle } from './form-context.ts';

type TabCounts = Partial<Record<string, number>>;

function countByTab(fields: ReturnType<FormHandle['getFieldsError']>): TabCounts {
  const counts: TabCounts = {};
  for (const { name, errors } of fields) {
    const tab = tabOf(`${name[0]}`);
    if (errors.length > 0) counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}

/** The errors of the form by part; `show` puts the focus into a field, by default the first one at fault. */
export function useShownErrors(form: FormHandle) {
  const [errors, setErrors] = useState<TabCounts>({});
  const count = () => {
    const next = countByTab(form.getFieldsError());
    setErrors((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  const firstFault = () => form.getFieldsError().find((field) => field.errors.length > 0)?.name[0];
  const show = (name = firstFault()?.toString()) => {
    count();
    if (name === undefined) return;
    // A field that was at fault in the same moment is drawn first.
    setTimeout(() => form.scrollToField(name as keyof EmployeeValues, { focus: true, block: 'center' }), 50);
  };
  return { errors, count, show };
}
