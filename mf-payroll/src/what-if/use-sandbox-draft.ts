import type { WhatIf } from '@paga/contract/payroll';
import { useToast, useUnsavedGuard } from '@paga/kit';
import { type PlacedDraft, useCompany, useDraft, useSession } from '@paga/platform';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import {
  type ChangeDraft,
  draftOf,
  type LooseChange,
  readChange,
  readChanges,
} from './changes/change-draft.ts';
import { useWhatIfCalls } from './tried/use-what-ifs.ts';

/** What is typed of a sandbox; `base` is the saved one that it changes. */
type Typed = { base: WhatIf; name: string; drafts: readonly ChangeDraft[] };

/** The same as drafts of forms are kept: it outlives the sign-in too. */
type TypedDraft = Omit<Typed, 'drafts'> & { changes: LooseChange[] };

// What was typed outlives the screen: it is still there when the person comes back to the sandbox.
const kept = new Map<string, Typed>();

const typedOf = (base: WhatIf): Typed => ({ base, name: base.name, drafts: base.changes.map(draftOf) });
function typedIn(draft: Partial<TypedDraft> | undefined): Typed | undefined {
  if (!draft?.base || draft.name === undefined || !draft.changes) return undefined;
  return { base: draft.base, name: draft.name, drafts: draft.changes.map(draftOf) };
}

const isIncomplete = ({ drafts }: Typed) => drafts.some(({ change }) => !readChange(change));

/** Whether anything differs from what is saved. The database gives fields back in another order: both sides are read the same way. */
function isDirty(typed: Typed): boolean {
  const { base, name, drafts } = typed;
  if (isIncomplete(typed) || name.trim() !== base.name) return true;
  return JSON.stringify(readChanges(drafts)) !== JSON.stringify(readChanges(base.changes.map(draftOf)));
}

/** What is typed of the sandbox `key`, and how it is held: in this tab, and as a draft while it differs from what is saved. */
function useTyped(key: string, draft: PlacedDraft<TypedDraft>) {
  const [typed, setTyped] = useState(() => kept.get(key) ?? typedIn(draft.read()));
  const hold = (next: Typed | undefined) => {
    if (next) kept.set(key, next);
    else kept.delete(key);
    if (next && isDirty(next))
      draft.keep({ base: next.base, name: next.name, changes: next.drafts.map(({ change }) => change) });
    else draft.forget();
    setTyped(next);
  };
  return { typed, hold };
}

/** A sandbox as it is typed, and how it is saved. */
export function useSandboxDraft(whatIf: WhatIf, period: Period) {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const { user } = useSession();
  const toast = useToast();
  const { update, reread } = useWhatIfCalls(period);
  const key = `${user.id}/${whatIf.id}`;
  const draft = useDraft<TypedDraft>(`what-if/${whatIf.id}`, {
    what: t('whatIf.left', { name: whatIf.name }),
    month: period,
  });
  const { typed, hold } = useTyped(key, draft);
  const saved = useMemo(() => typedOf(whatIf), [whatIf]);
  const { base, name, drafts } = typed ?? saved;
  const changes = useMemo(() => readChanges(drafts), [drafts]);
  const dirty = typed !== undefined && isDirty(typed);
  useUnsavedGuard(dirty);
  const save = async () => {
    if (isIncomplete({ base, name, drafts })) return toast.warning(t('whatIf.incomplete'));
    if (name.trim() === '') return toast.warning(t('whatIf.nameMissing'));
    const body = { tenantId: company.id, name: name.trim(), changes, version: base.version };
    const fresh = await update.mutateAsync({ params: { id: whatIf.id }, body });
    // What was typed while it was being saved stays, over what is saved now.
    const newest = kept.get(key);
    hold(newest && newest !== typed ? { ...newest, base: fresh } : undefined);
    toast.success(t('whatIf.saved', { name: name.trim() }));
  };
  return {
    base,
    name,
    drafts,
    changes,
    dirty,
    change: (facts: Partial<Omit<Typed, 'base'>>) => hold({ base, name, drafts, ...facts }),
    saving: update.isPending,
    error: update.error,
    save: () => save().catch(() => undefined),
    /** Lets go of what was typed. */
    letGo: () => hold(undefined),
    /** The same, for what others have saved. */
    takeTheirs: () => {
      hold(undefined);
      update.reset();
      return reread();
    },
  };
}

/** What `useSandboxDraft` answers. */
export type SandboxDraft = ReturnType<typeof useSandboxDraft>;
