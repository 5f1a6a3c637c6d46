import type { FormDraft } from '@paga/kit';
import { useMemo } from 'react';
import { useMaybeCompany, useSession } from '../session/use-session.ts';
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts';

/** A draft that can be kept later than it was typed: `path` is the page that leads back to it, by default the one that is shown. */
export type PlacedDraft<Values extends object> = Omit<FormDraft<Values>, 'keep'> & {
  keep: (values: Partial<Values>, path?: string) => void;
};

/**
 * The draft of a form for `ModalForm`'s `draft`: kept per person and company while it is typed, offered back when the form is opened again,
 * also after the next sign-in in this tab. `form` names it, with the id of what is edited: `employee/7`. Never for a form with a password.
 */
export function useDraft<Values extends object>(form: string): PlacedDraft<Values> {
  const userId = useSession().user.id;
  const companyId = useMaybeCompany()?.id;
  return useMemo(() => {
    const owner = { userId, companyId };
    return {
      read: () => readDraft(owner, form)?.values as Partial<Values> | undefined,
      keep: (values, path) => keepDraft(owner, form, values, path),
      forget: () => forgetDraft(owner, form),
    };
  }, [userId, companyId, form]);
}
