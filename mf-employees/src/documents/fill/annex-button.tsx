import type { AnnexDocument } from '@paga/contract/documents';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStarterButtons } from './use-starter-buttons.tsx';

type AnnexButtonProps = { ids: readonly number[]; annex: AnnexDocument };

/** The annex to the contract. */
export function AnnexButton({ ids, annex }: AnnexButtonProps): ReactNode {
  const { t } = useTranslation('employees');
  const starters = useStarterButtons(ids);
  if (!starters) return null;
  return (
    <>
      {starters.button(annex, t('documents.starter.annex', { count: ids.length }))}
      {starters.fault}
    </>
  );
}
