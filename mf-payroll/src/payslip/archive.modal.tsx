import type { SalaryRow } from '@paga/contract/payroll';
import { Alert, Button, type Language, Modal, Progress, Segmented, Stack, useKit, useToast } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { useArchiveRun } from './use-archive-run.ts';

type ArchiveModalProps = {
  period: Period;
  all: readonly SalaryRow[];
  chosen: readonly SalaryRow[];
  onClose: () => void;
};

/** How many names are listed; the rest is counted. */
const NAMED = 5;

/** Who has no payslip: a net below zero is an error that is corrected first. */
function LeftOut({ rows }: { rows: readonly SalaryRow[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const names = rows.slice(0, NAMED).map(({ name }) => name);
  const more = rows.length - names.length;
  return (
    <Alert tone="warning" title={t('archive.leftOut', { count: rows.length })}>
      {names.join(', ')}
      {more > 0 && ` ${t('archive.more', { count: more })}`}
    </Alert>
  );
}

/** Asks for the language, then downloads with a bar; it can be stopped, left, and started again after a fault. */
export function ArchiveModal({ period, all, chosen, onClose }: ArchiveModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const kit = useKit();
  const toast = useToast();
  const month = usePeriodName(period);
  const { run, start, dismiss } = useArchiveRun(period);
  const running = run?.running === true;
  const [language, setLanguage] = useState<Language>(run?.choice.language ?? kit.language);
  // What failed is started again for the same people, whatever is ticked by now.
  const ofChosen = chosen.length > 0 ? chosen.map(({ employeeId }) => employeeId) : undefined;
  const employeeIds = run ? run.choice.employeeIds : ofChosen;
  const wanted = new Set(employeeIds);
  const asked = employeeIds ? all.filter(({ employeeId }) => wanted.has(employeeId)) : all;
  const payable = asked.filter(({ netto }) => netto >= 0);
  const leftOut = asked.filter(({ netto }) => netto < 0);
  const count = payable.length;
  const download = async () => {
    if (!(await start({ employeeIds, language }, count))) return;
    toast.success(t('archive.done', { count }));
    onClose();
  };
  const close = () => {
    if (!running) dismiss();
    onClose();
  };
  const footer = (
    <div className="paga-actions">
      {running && <Button onClick={run.stop}>{t('archive.stop')}</Button>}
      <Button onClick={close}>{t(running ? 'archive.goOnBehind' : 'archive.close')}</Button>
      {!running && (
        <Button variant="primary" icon="download" disabled={count === 0} onClick={download}>
          {t('archive.download', { count })}
        </Button>
      )}
    </div>
  );
  return (
    <Modal open title={t('archive.title', { month })} onClose={close} footer={footer} width={560}>
      <Stack>
        {!running && (
          <>
            <p>{t(employeeIds ? 'archive.ofChosen' : 'archive.ofAll', { count: asked.length })}</p>
            <Segmented<Language>
              label={t('archive.language')}
              value={language}
              options={(['sq', 'en'] as const).map((value) => ({
                value,
                label: t(`archive.languages.${value}`),
              }))}
              onChange={setLanguage}
            />
          </>
        )}
        {leftOut.length > 0 && <LeftOut rows={leftOut} />}
        {running && <Progress value={run.done} total={run.total} label={t('archive.drawing')} />}
        {run?.error && <Alert tone="danger">{run.error}</Alert>}
      </Stack>
    </Modal>
  );
}
