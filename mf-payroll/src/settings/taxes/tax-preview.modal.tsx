import type { CompanyTaxPreview, TaxedPerson, TaxPreview, TaxSample } from '@paga/contract/payroll';
import {
  Alert,
  Button,
  type Column,
  DataTable,
  formatDate,
  formatMoney,
  Modal,
  Money,
  monthTitle,
  type SimpleColumn,
  SimpleTable,
} from '@paga/kit';
import { useMaybeCompany, useSession } from '@paga/platform';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a table would do: nationally, and to the company in view (null: none is chosen). */
export type Preview = { national: TaxPreview; company: CompanyTaxPreview | null };

type PreviewProps = { preview: Preview; saving: boolean; onSave: () => void; onBack: () => void };

/** The step before saving: who is affected and by how much. */
export function TaxPreviewModal({
  preview: { national, company },
  saving,
  onSave,
  onBack,
}: PreviewProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { validFrom, until, replaces } = national;
  const span = t(until === null ? 'settings.taxes.preview.from' : 'settings.taxes.preview.between', {
    from: formatDate(validFrom),
    until: formatDate(until),
    before: formatDate(replaces.validFrom),
  });
  const footer = (
    <div className="paga-actions">
      <Button onClick={onBack}>{t('settings.taxes.preview.back')}</Button>
      <Button variant="primary" loading={saving} onClick={onSave}>
        {t('settings.taxes.preview.save')}
      </Button>
    </div>
  );
  return (
    <Modal open title={t('settings.taxes.preview.title')} width={760} onClose={onBack} footer={footer}>
      <p>{span}</p>
      {replaces.sameDate && (
        <Alert tone="warning">{t('settings.taxes.preview.replaces', { date: formatDate(validFrom) })}</Alert>
      )}
      {company ? (
        <CompanyPart company={company} />
      ) : (
        <Alert tone="info">{t('settings.taxes.preview.noCompany')}</Alert>
      )}
      <Samples samples={national.samples} />
      <p className="paga-hint">{t('settings.taxes.preview.closed')}</p>
    </Modal>
  );
}

function useFigures<Row extends TaxSample>() {
  const { t } = useTranslation('payroll');
  return useMemo(
    () => [
      {
        key: 'gross',
        title: t('settings.taxes.preview.gross'),
        width: 120,
        align: 'right' as const,
        render: (row: Row) => <Money value={row.gross} />,
      },
      {
        key: 'before',
        title: t('settings.taxes.preview.before'),
        width: 120,
        align: 'right' as const,
        render: (row: Row) => <Money value={row.before} />,
      },
      {
        key: 'after',
        title: t('settings.taxes.preview.after'),
        width: 120,
        align: 'right' as const,
        render: (row: Row) => <Money value={row.after} />,
      },
      {
        key: 'difference',
        title: t('settings.taxes.preview.difference'),
        width: 120,
        align: 'right' as const,
        render: (row: Row) => <Money value={row.difference} signed />,
      },
    ],
    [t],
  );
}

function Samples({ samples }: { samples: readonly TaxSample[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const columns: SimpleColumn<TaxSample>[] = useFigures<TaxSample>();
  return (
    <SimpleTable
      label={t('settings.taxes.preview.samples')}
      showLabel
      rows={samples}
      columns={columns}
      rowKey={(row) => row.gross}
    />
  );
}

function CompanyPart({ company }: { company: CompanyTaxPreview }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useSession();
  const name = useMaybeCompany()?.name;
  const figures = useFigures<TaxedPerson>();
  const columns = useMemo(
    (): Column<TaxedPerson>[] => [
      { key: 'name', title: t('settings.taxes.preview.employee'), width: 180, render: (row) => row.name },
      ...figures,
    ],
    [t, figures],
  );
  const { basedOn, affected, people, before, after, difference, months } = company;
  if (!basedOn) return <Alert tone="info">{t('settings.taxes.preview.noMonth', { company: name })}</Alert>;
  const open = months
    .filter((month) => !month.closed)
    .map(({ month, year }) => monthTitle(month, year, language));
  const summary = {
    company: name,
    affected: affected.length,
    people,
    month: monthTitle(basedOn.month, basedOn.year, language),
  };
  return (
    <>
      <Alert
        tone={affected.length > 0 ? 'warning' : 'info'}
        title={t('settings.taxes.preview.affected', summary)}
      >
        {t('settings.taxes.preview.sum', {
          before: formatMoney(before),
          after: formatMoney(after),
          difference: `${difference > 0 ? '+' : ''}${formatMoney(difference)}`,
        })}
        {open.length > 0 && <div>{t('settings.taxes.preview.recalculate', { months: open.join(', ') })}</div>}
      </Alert>
      {affected.length > 0 && (
        <DataTable
          label={t('settings.taxes.preview.people')}
          rows={affected}
          columns={columns}
          rowKey={rowKey}
          height={260}
        />
      )}
    </>
  );
}

const rowKey = (row: TaxedPerson) => row.employeeId;
