import { call, downloadFile } from '@paga/client';
import { getLeaveDecision } from '@paga/contract/leave';
import type { Language } from '@paga/contract/shapes';
import { Dropdown, useToast } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

type DecisionMenuProps = {
  id: number;
  /** What a reader of the screen hears where only the icon is seen. */
  label?: string;
};

/** Saves the decision on a leave (art. 37) as a PDF, in Albanian or English; with a label of its own it is only an icon. */
export function DecisionMenu({ id, label }: DecisionMenuProps): ReactNode {
  const { t } = useTranslation('vacations');
  const toast = useToast();
  const errorText = useErrorText();
  const mayRead = useMayCall('getLeaveDecision');
  const [making, setMaking] = useState(false);
  const save = async (language: Language): Promise<void> => {
    setMaking(true);
    await call(getLeaveDecision, { params: { id }, query: { language } }).then(downloadFile, (error) =>
      toast.error(errorText(error)),
    );
    setMaking(false);
  };
  if (!mayRead) return null;
  return (
    <Dropdown
      label={label ?? t('entry.decision.open')}
      icon={label ? 'file' : 'download'}
      iconOnly={label !== undefined}
      variant={label ? 'quiet' : 'default'}
      loading={making}
      items={(['sq', 'en'] as const).map((language) => ({
        key: language,
        label: t(`entry.decision.${language}`),
        onSelect: () => save(language),
      }))}
    />
  );
}
