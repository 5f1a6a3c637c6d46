import { query } from '@paga/client';
import { type Employee, getPayRaise, type SavedRaise } from '@paga/contract/employees';
import { Alert, Button, Card, DetailList, formatDate, Stack } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnexButton } from '#documents/fill/annex-button.tsx';
import { useRaiseText } from './use-raise-text.ts';
import { useUndoRaises } from './use-undo-raises.ts';

/** On the profile while a raise can be undone: what it changed, its annex, and the way back. Afterwards the history has it. */
export function RaiseCard({ employee: { id: employeeId } }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const maySee = useMayCall('getPayRaise');
  const mayUndo = useMayCall('undoPayRaises');
  const { undo, problem } = useUndoRaises([employeeId]);
  const { data: raise } = useQuery({
    ...query(getPayRaise, { query: { employeeId } }),
    enabled: maySee,
    meta: { silent: true },
  });
  if (!raise?.mayUndo) return null;
  const button = mayUndo && (
    <Button icon="undo" size="small" onClick={undo}>
      {t('raise.undo')}
    </Button>
  );
  return (
    <Card title={t('raise.card.title')} extra={button}>
      <Stack>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Facts raise={raise} />
        <AnnexButton ids={[employeeId]} annex="raiseAnnex" />
      </Stack>
    </Card>
  );
}

function Facts({ raise }: { raise: SavedRaise }): ReactNode {
  const { t } = useTranslation('employees');
  const { payText } = useRaiseText();
  const { validFrom, oldPay, newPay, by } = raise;
  return (
    <DetailList
      columns={3}
      items={[
        { key: 'from', label: t('raise.from'), value: formatDate(validFrom) },
        { key: 'old', label: t('raise.table.oldPay'), value: payText(raise, oldPay) },
        {
          key: 'new',
          label: t('raise.table.newPay'),
          value: payText(raise, newPay),
          ...(by && { hint: t('raise.card.by', { name: by }) }),
        },
      ]}
    />
  );
}
