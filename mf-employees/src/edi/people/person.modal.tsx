import { type EdiPerson, EmployeeLimits } from '@paga/contract/employees';
import { RowModal, toggled } from '@paga/forms/import';
import { Alert, DatePicker, DateText, formatPercent, Grid, Money, SimpleTable, Stack } from '@paga/kit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EdiProblems } from '#edi/lists/edi-problems.tsx';
import { monthsText } from '#edi/lists/month-text.ts';
import type { EdiImport } from '#edi/lists/use-edi-import.ts';
import { lastDayOf } from './contract-start.ts';
import { startOf, stateOf } from './person-state.ts';

type PersonModalProps = { edi: EdiImport; person: EdiPerson; onClose: () => void };

/** One person: what is wrong, where figures differ, the gross over time, the start of the contract to be confirmed; in or out. */
export function PersonModal({ edi, person, onClose }: PersonModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const { confirmed, setConfirmed } = edi;
  const state = stateOf(person, confirmed);
  const mayToggle = state === 'new' || state === 'leftOut';
  return (
    <RowModal
      title={`${person.firstName} ${person.lastName}`}
      leftOut={mayToggle ? state === 'leftOut' : undefined}
      onToggle={() => setConfirmed({ ...confirmed, leftOut: toggled(confirmed.leftOut, person.key) })}
      onClose={onClose}
      width={720}
    >
      {person.existing && (
        <Alert tone="info" title={t('edi.stands.existing', { name: person.existing.name })} />
      )}
      {state === 'leftOut' && <Alert tone="info" title={t('edi.stands.leftOut')} />}
      {state === 'invalid' && <Alert tone="danger" title={t('edi.stands.invalid')} />}
      <EdiProblems problems={person.problems} />
      <Stack gap={8}>
        {person.differences.length > 0 && <strong>{t('edi.differences')}</strong>}
        <Differences person={person} />
      </Stack>
      <Stack gap={8}>
        <strong>{t('edi.historyTitle')}</strong>
        <History person={person} />
      </Stack>
      {state === 'new' && (
        <ContractStart
          person={person}
          value={startOf(person, confirmed)}
          onChange={(day) =>
            setConfirmed({ ...confirmed, starts: new Map(confirmed.starts).set(person.key, day) })
          }
        />
      )}
    </RowModal>
  );
}

function Differences({ person: { differences, compared } }: { person: EdiPerson }): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <SimpleTable
      label={t('edi.differences')}
      stacks
      rows={differences}
      rowKey={({ month, figure }) => `${month} ${figure}`}
      empty={
        <Alert tone="success" title={t(compared.length > 0 ? 'edi.sameWithNet' : 'edi.sameContributions')} />
      }
      columns={[
        { key: 'month', title: t('edi.month'), render: ({ month }) => monthsText(month) },
        { key: 'figure', title: t('edi.figureTitle'), render: ({ figure }) => t(`edi.figure.${figure}`) },
        {
          ...{ key: 'file', title: t('edi.inFile'), align: 'right' },
          render: ({ file }) => <Money value={file} />,
        },
        {
          ...{ key: 'computed', title: t('edi.computed'), align: 'right' },
          render: ({ computed }) => <Money value={computed} />,
        },
        {
          ...{ key: 'difference', title: t('edi.difference'), align: 'right' },
          render: ({ file, computed }) => (
            <span className="edi-differs">
              <Money value={Math.round((file - computed) * 100) / 100} signed />
            </span>
          ),
        },
      ]}
    />
  );
}

function History({ person: { history } }: { person: EdiPerson }): ReactNode {
  const { t } = useTranslation('employees');
  const rate = (own: number | null, has: boolean) =>
    has ? (own === null ? t('edi.companyRate') : formatPercent(own)) : t('edi.noContributions');
  return (
    <SimpleTable
      label={t('edi.historyTitle')}
      stacks
      rows={history}
      rowKey={({ validFrom }) => validFrom}
      columns={[
        {
          key: 'from',
          title: t('edi.validFrom'),
          render: ({ validFrom }) => <DateText value={validFrom} />,
        },
        {
          ...{ key: 'gross', title: t('edi.gross'), align: 'right' },
          render: ({ gross }) => <Money value={gross} />,
        },
        {
          key: 'tier',
          title: t('import.column.employerTier'),
          render: ({ employerTier }) => t(`import.tier.${employerTier}`),
        },
        {
          key: 'taxes',
          title: t('edi.figure.tax'),
          render: ({ noTaxes }) => t(noTaxes ? 'edi.noTaxes' : 'edi.withTaxes'),
        },
        {
          key: 'employee',
          title: t('edi.employee'),
          render: ({ employeePercentage, hasContributions }) => rate(employeePercentage, hasContributions),
        },
        {
          key: 'employer',
          title: t('edi.employer'),
          render: ({ employerPercentage, hasContributions }) => rate(employerPercentage, hasContributions),
        },
      ]}
    />
  );
}

type ContractStartProps = { person: EdiPerson; value: string; onChange: (day: string) => void };

function ContractStart({ person, value, onChange }: ContractStartProps): ReactNode {
  const { t } = useTranslation('employees');
  const id = useId();
  return (
    <Grid gap={8} align="center" columns="1fr 160px">
      <label htmlFor={id}>{t('edi.startLong')}</label>
      <DatePicker
        id={id}
        value={value}
        min={EmployeeLimits.earliestStart}
        max={lastDayOf(person)}
        onChange={(day) => day && onChange(day)}
      />
    </Grid>
  );
}
