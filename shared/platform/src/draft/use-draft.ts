import type { FormDraft } from '@paga/kit';
import { useMemo } from 'react';
import { useMaybeCompany, useSession } from '../session/use-session.ts';
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts';

/**
 * The draft of a form for `ModalForm`'s `draft`: kept per person and company while it is typed, offered back when the form is opened again,
 * also after the next sign-in in this tab. `form` names it, with the id of what is edited: `employee/7`. Never for a form with a password.
 */
export function useDraft<Values extends object>(form: string): FormDraft<Values> {
  const userId = useSession().user.id;
  const companyId = useMaybeCompany()?.id;
  return useMemo(() => {
    const owner = { userId, companyId };
    return {
      read: () => readDraft(owner, form)?.values as Partial<Values> | undefined,
      keep: (values) => keepDraft(owner, form, values),
      forget: () => forgetDraft(owner, form),
    };
  }, [userId, companyId, form]);
}
