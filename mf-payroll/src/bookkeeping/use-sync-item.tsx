import { type MenuItem, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import type { SavedFirst } from '#month/queue/use-saved-first.tsx';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { PostModal } from './post.modal.tsx';
import { UnsyncedModal } from './unsynced.modal.tsx';
import { type Unsynced, useUnsynced } from './use-posting.ts';

type Synced = { period: Period; chosen: readonly EditedRow[]; ask: SavedFirst['ask'] };
type Step = { what: 'unsynced'; people: Unsynced[] } | { what: 'post' } | null;

/** Posts the chosen salaries to the bookkeeping service: asks about people it does not know, then for the language of the descriptions. */
export function useSyncItem({ period, chosen, ask }: Synced): {
  item: MenuItem | undefined;
  window: ReactNode;
} {
  const { t } = useTranslation('payroll');
  const { hasQuickbooks } = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const mayPost = useMayCall('synchronizeSalaries');
  const unsyncedOf = useUnsynced(period);
  const [step, setStep] = useState<Step>(null);
  if (!hasQuickbooks || !mayPost) return { item: undefined, window: null };
  // Specification 2 §5: only chosen rows with gross above 0.
  const employeeIds = chosen.filter(({ totalBrutto }) => totalBrutto > 0).map(({ employeeId }) => employeeId);
  const start = async () => {
    if (employeeIds.length === 0) return toast.info(t('bookkeeping.nothing'));
    try {
      const people = await unsyncedOf(employeeIds);
      setStep(people.length > 0 ? { what: 'unsynced', people } : { what: 'post' });
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const close = () => setStep(null);
  return {
    item: {
      key: 'sync',
      icon: 'link',
      label: t('bookkeeping.sync'),
      separated: true,
      onSelect: () => ask(() => void start()),
    },
    window: (
      <>
        {step?.what === 'unsynced' && (
          <UnsyncedModal people={step.people} onGoOn={() => setStep({ what: 'post' })} onClose={close} />
        )}
        {step?.what === 'post' && <PostModal period={period} employeeIds={employeeIds} onClose={close} />}
      </>
    ),
  };
}
