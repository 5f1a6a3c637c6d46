import { isApiError } from '@paga/client';
import { Alert, Button, Progress, Row, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import type { SaveProgress } from './save-rows.ts';
import type { useImport } from './use-import.ts';

type SavingPartProps = { total: number; saving: ReturnType<typeof useImport>; onGoOn: () => Promise<void> };

/** The third step: n of total, and after a failure whom it was about and how to go on. */
export function SavingPart({ total, saving, onGoOn }: SavingPartProps): ReactNode {
  const { t } = useTranslation('employees');
  const { progress, running } = saving;
  const { failed, saved } = progress;
  const goOnWithout = () => {
    if (failed) saving.leaveOut(failed.row);
    return onGoOn();
  };
  return (
    <Stack>
      <Progress value={saved.size} total={total} label={t('import.saving')} tone={failed ? 'danger' : 'brand'} />
      {!running && failed && <FailedRow failed={failed} />}
      {!running && !failed && <Alert tone="warning" title={t('import.stopped', counted(saved.size))} />}
      {!running && (
        <Row>
          <Button onClick={onGoOn}>{t(failed ? 'import.tryAgain' : 'import.goOn')}</Button>
          {failed && <Button onClick={goOnWithout}>{t('import.goOnWithout', { name: failed.row.name })}</Button>}
        </Row>
      )}
      {!running && saved.size > 0 && <p className="paga-hint">{t('import.undoLater', counted(saved.size))}</p>}
    </Stack>
  );
}

function FailedRow({ failed }: { failed: NonNullable<SaveProgress['failed']> }): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const { row, error } = failed;
  const codes = isApiError(error) ? error.fields.map(({ code }) => code) : [];
  const known = codes.filter((code) => t(`import.problem.${code}.title`, { defaultValue: '' }) !== '');
  return (
    <Alert tone="danger" title={t('import.notSaved', { name: row.name })}>
      {known.length > 0
        ? known.map((code) => <div key={code}>{t(`import.problem.${code}.title`, { value: '', other: '', limit: '' })}</div>)
        : errorText(error)}
    </Alert>
  );
}
