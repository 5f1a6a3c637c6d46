import type { RaisePreview } from '@paga/contract/employees';
import { Alert, Button, formatDate, Row, Stack } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { AnnexButton } from '#documents/fill/annex-button.tsx';
import { RaisesTable } from './raises-table.tsx';
import { useUndoRaises } from './use-undo-raises.ts';

type RaisedPanelProps = { raised: readonly RaisePreview[]; from: string; onUndone: () => void };

/** What was raised, with the annexes of everybody and the way back. */
export function RaisedPanel({ raised, from, onUndone }: RaisedPanelProps): ReactNode {
  const { t } = useTranslation('employees');
  const ids = raised.map(({ employeeId }) => employeeId);
  const mayUndo = useMayCall('undoPayRaises');
  const { undo, problem } = useUndoRaises(ids);
  return (
    <Stack>
      <Alert tone="success" title={t('raise.done', counted(raised.length))}>
        {t('raise.doneHint', { day: formatDate(from) })}
      </Alert>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Row>
        <AnnexButton ids={ids} annex="raiseAnnex" />
        {mayUndo && (
          <Button icon="undo" onClick={async () => (await undo()) && onUndone()}>
            {t('raise.undo')}
          </Button>
        )}
      </Row>
      <RaisesTable raises={raised} typed />
    </Stack>
  );
}
