import { useState } from 'react';
import type { EmployeeValues } from '#values/employee-values.ts';
import { type EmployeeTab, type FormPart, tabOf } from '#values/tab-of.ts';
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

/** The errors of the form by tab; `show` leads to a field's tab and puts the focus into the field, by default the first one at fault. */
export function useShownErrors(form: FormHandle, onTab: (tab: EmployeeTab) => void) {
  const [errors, setErrors] = useState<TabCounts>({});
  const count = () => {
    const next = countByTab(form.getFieldsError());
    setErrors((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  const firstFault = () => form.getFieldsError().find((field) => field.errors.length > 0)?.name[0];
  const show = (name = firstFault()?.toString()) => {
    count();
    if (name === undefined) return;
    onTab(tabOf(name));
    // The field's tab must be in sight before the field can take the focus.
    setTimeout(() => form.scrollToField(name as keyof EmployeeValues, { focus: true }), 50);
  };
  /** Shows a tab, at its first field at fault. */
  const showPart = (part: FormPart) => {
    const fault = form
      .getFieldsError()
      .find(({ name, errors }) => errors.length > 0 && tabOf(`${name[0]}`) === part);
    if (fault) show(`${fault.name[0]}`);
    else onTab(part);
  };
  return { errors, count, show, showPart };
}
