import { isApiError } from '@paga/client';
import type { ImportRow } from '@paga/contract/employees';
import { Alert, Button, Progress, Row, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import type { SaveProgress } from './save-rows.ts';
import type { Saving } from './use-import.ts';

type SavingPartProps = {
  total: number;
  saving: Saving;
  onGoOn: () => Promise<void>;
  onGoOnWithout: (row: ImportRow) => Promise<void>;
  /** Back to the rows; the one that failed is compared again. */
  onLook: (row: ImportRow | undefined) => Promise<void>;
};

/** The third step: n of total, and after a failure whom it was about and how to go on. */
export function SavingPart({ total, saving, onGoOn, onGoOnWithout, onLook }: SavingPartProps): ReactNode {
  const { t } = useTranslation('employees');
  const { progress, running } = saving;
  const { failed, saved } = progress;
  return (
    <Stack>
      <Progress
        value={saved.size}
        total={total}
        label={t('import.saving')}
        tone={failed ? 'danger' : 'brand'}
      />
      {!running && failed && <FailedRow failed={failed} />}
      {!running && !failed && <Alert tone="warning" title={t('import.stopped', counted(saved.size))} />}
      {!running && (
        <Row>
          <Button onClick={onGoOn}>{t(failed ? 'import.tryAgain' : 'import.goOn')}</Button>
          {failed && (
            <Button onClick={() => onGoOnWithout(failed.row)}>
              {t('import.goOnWithout', { name: failed.row.name })}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onLook(failed?.row)}>
            {t('import.lookAgain')}
          </Button>
        </Row>
      )}
      {!running && saved.size > 0 && (
        <p className="paga-hint">{t('import.undoLater', counted(saved.size))}</p>
      )}
    </Stack>
  );
}

function FailedRow({ failed }: { failed: NonNullable<SaveProgress['failed']> }): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const { row, error } = failed;
  const fields = isApiError(error) ? error.fields : [];
  const known = fields.filter(({ code }) => t(`import.problem.${code}.title`, { defaultValue: '' }) !== '');
  return (
    <Alert tone="danger" title={t('import.notSaved', { name: row.name })}>
      {known.length > 0
        ? known.map(({ code, message }) => (
            <div key={code}>
              {t(`import.problem.${code}.title`, {
                value: '',
                other: row.name,
                limit: '',
                months: message,
                defaultValue: code,
              })}
            </div>
          ))
        : errorText(error)}
    </Alert>
  );
}
