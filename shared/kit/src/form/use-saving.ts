import type { FormInstance } from 'antd';
import { useState } from 'react';
import { fieldErrorsOf } from './field-errors.ts';

type Saving<Values extends object> = {
  onSubmit: (values: Values) => unknown;
  form: FormInstance<Values>;
  loading: boolean | undefined;
  onSaved: () => void;
};

/** Saves once at a time; what the server refuses goes to its fields, and the first of them has the focus. */
export function useSaving<Values extends object>({
  form,
  loading = false,
  onSubmit,
  onSaved,
}: Saving<Values>) {
  const [saving, setSaving] = useState(false);
  const busy = saving || loading;
  const submit = async (values: Values): Promise<void> => {
    if (busy) return;
    setSaving(true);
    try {
      await onSubmit(values);
      onSaved();
    } catch (error) {
      const fields = fieldErrorsOf(error);
      form.setFields(fields as Parameters<typeof form.setFields>[0]);
      const first = fields[0];
      if (first) form.scrollToField(first.name as Parameters<typeof form.scrollToField>[0], { focus: true });
    } finally {
      setSaving(false);
    }
  };
  return { busy, submit };
}
