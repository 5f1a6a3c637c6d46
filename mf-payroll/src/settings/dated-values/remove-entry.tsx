import type { Endpoint, InputOf } from '@paga/contract/endpoint';
import { useSave } from '@paga/forms';
import { ConfirmModal, formatDate } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatedEntry } from './came-from.tsx';

/** How an entry is removed: whose words the question has, the call, and what shows the entries. */
export type Removal<Entry, Remove extends Endpoint> = {
  of: 'taxes' | 'minimumWage';
  call: Remove;
  read: Endpoint;
  input: (entry: Entry) => InputOf<Remove>;
  shown: (entry: Entry) => ReactNode;
};

type RemoveEntryProps<Entry, Remove extends Endpoint> = {
  entry: Entry;
  removal: Removal<Entry, Remove>;
  onClose: () => void;
};

/** Asks before an entry is removed. */
export function RemoveEntry<Entry extends DatedEntry, Remove extends Endpoint>({
  entry,
  removal: { of, call, read, input, shown },
  onClose,
}: RemoveEntryProps<Entry, Remove>): ReactElement {
  const { t } = useTranslation('payroll');
  const date = formatDate(entry.validFrom);
  const { save, saving, problem } = useSave(call, {
    saved: t(`settings.${of}.delete.done`, { date }),
    refresh: [read],
  });
  const confirm = () => save(input(entry)).then(onClose, () => undefined);
  return (
    <ConfirmModal
      open
      danger
      loading={saving}
      title={t(`settings.${of}.delete.title`, { date })}
      confirmText={t(`settings.${of}.delete.confirm`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {problem ?? shown(entry)}
    </ConfirmModal>
  );
}
