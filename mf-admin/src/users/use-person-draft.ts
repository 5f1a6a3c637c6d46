import type { FormDraft } from '@paga/kit';
import { useDraft } from '@paga/platform';
import { useMemo } from 'react';
import type { PersonValues } from './person-values.ts';

/** The draft of a form about a person; a password is never kept. */
export function usePersonDraft(form: string): FormDraft<PersonValues> {
  const draft = useDraft<PersonValues>(`user/${form}`);
  return useMemo(() => {
    const keep = ({ password: _, ...values }: Partial<PersonValues>) => draft.keep(values as PersonValues);
    return { ...draft, keep };
  }, [draft]);
}
