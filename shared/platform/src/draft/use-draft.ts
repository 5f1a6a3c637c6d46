import type { FormDraft } from '@paga/kit';
import { useCallback, useMemo } from 'react';
import { useMaybeCompany, useSession } from '../session/use-session.ts';
import {
  type DraftAbout,
  type DraftMonth,
  forgetDraft,
  forgetDraftsOf,
  keepDraft,
  readDraft,
} from './draft-store.ts';

/** A draft that can be kept later than it was typed: `path` is the page that leads back to it, by default the one that is shown. */
export type PlacedDraft<Values extends object> = Omit<FormDraft<Values>, 'keep'> & {
  keep: (values: Partial<Values>, path?: string) => void;
};

/**
 * The draft of a form for `ModalForm`'s `draft`: kept per person and company while it is typed, offered back when the form is opened again,
 * also after the next sign-in in this tab. `form` names it, with the id of what is edited: `employee/7`. Never for a form with a password.
 * `about` says on the first page what was left: "Gross: Arta Krasniqi, October 2026"; without it the page is named.
 */
export function useDraft<Values extends object>(form: string, about: DraftAbout = {}): PlacedDraft<Values> {
  const userId = useSession().user.id;
  const companyId = useMaybeCompany()?.id;
  const { what, path: usual } = about;
  const { month, year } = about.month ?? {};
  return useMemo(() => {
    const owner = { userId, companyId };
    const of = month && year ? { month, year } : undefined;
    return {
      read: () => readDraft(owner, form)?.values as Partial<Values> | undefined,
      keep: (values, path = usual) => keepDraft(owner, form, values, { what, path, month: of }),
      forget: () => forgetDraft(owner, form),
    };
  }, [userId, companyId, form, what, usual, month, year]);
}

/** Forgets what this person has left unsaved in a month that is closed now. */
export function useForgetMonth(): (month: DraftMonth) => void {
  const userId = useSession().user.id;
  const companyId = useMaybeCompany()?.id;
  return useCallback((month) => forgetDraftsOf({ userId, companyId }, month), [userId, companyId]);
}
