import { query } from '@paga/client';
import { getLeaveLedger, type LeaveTypeId, type LedgerLineKind, leaveTypeName } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import {
  Button,
  CloseFooter,
  DatePicker,
  ErrorState,
  formatDate,
  formatNumber,
  Modal,
  Row,
  Segmented,
  SkeletonTable,
  Stack,
  useKit,
} from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CorrectionModal } from './correction.modal.tsx';
import { LedgerTable } from './ledger-table.tsx';

/** The figure of a balance whose lines are shown: what a year gives, what is used, or all of it. */
export type LedgerFigure = 'total' | 'used' | 'left';

const KINDS: Record<LedgerFigure, readonly LedgerLineKind[]> = {
  total: ['given', 'carried', 'corrected'],
  used: ['used'],
  left: ['given', 'carried', 'corrected', 'used', 'expired'],
};

type LedgerModalProps = {
  person: { id: number; name: string };
  year: number;
  type: LeaveTypeId;
  figure: LedgerFigure;
  onClose: () => void;
};

/** The lines behind a balance of a person, up to any date of the year; a hand may correct them. */
export function LedgerModal({ person, year, type, figure, onClose }: LedgerModalProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const [correcting, setCorrecting] = useState(false);
  const mayCorrect = useMayCall('storeLeaveCorrection') && type !== LeaveType.maternity;
  const typeName = leaveTypeName(type, language);
  return (
    <>
      <Modal
        open={!correcting}
        title={t('ledger.title', { type: typeName, year, name: person.name })}
        width={720}
        onClose={onClose}
        footer={
          <Row justify="between">
            {mayCorrect ? (
              <Button icon="pencil" onClick={() => setCorrecting(true)}>
                {t('ledger.correct')}
              </Button>
            ) : (
              <span />
            )}
            <CloseFooter onClose={onClose} />
          </Row>
        }
      >
        <Ledger person={person} year={year} type={type} first={figure} />
      </Modal>
      {correcting && (
        <CorrectionModal person={person} type={type} year={year} onClose={() => setCorrecting(false)} />
      )}
    </>
  );
}

type LedgerProps = Pick<LedgerModalProps, 'person' | 'year' | 'type'> & { first: LedgerFigure };

function Ledger({ person, year, type, first }: LedgerProps): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const { id: tenantId } = useCompany();
  const [figure, setFigure] = useState(first);
  const [on, setOn] = useState(`${year}-12-31`);
  const ledger = useQuery({
    ...query(getLeaveLedger, { query: { tenantId, employeeId: person.id, year, on } }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const account = ledger.data?.accounts.find((one) => one.typeId === type);
  if (ledger.isError) return <ErrorState detail={errorText(ledger.error)} onRetry={() => ledger.refetch()} />;
  if (!account) return <SkeletonTable rows={4} columns={4} />;
  return (
    <Stack>
      <Row justify="between">
        <Segmented
          label={t('ledger.figures')}
          value={figure}
          options={(['left', 'total', 'used'] as const).map((value) => ({
            value,
            label: t(`ledger.figure.${value}`),
          }))}
          onChange={setFigure}
        />
        <Row>
          <label htmlFor="ledger-on">{t('ledger.on')}</label>
          <DatePicker
            id="ledger-on"
            min={`${year}-01-01`}
            max={`${year}-12-31`}
            value={on}
            onChange={(date) => setOn(date ?? `${year}-12-31`)}
          />
        </Row>
      </Row>
      <LedgerTable
        label={t(`ledger.figure.${figure}`)}
        lines={account.lines.filter(({ kind }) => KINDS[figure].includes(kind))}
        whole={figure === 'left'}
      />
      <p role="status" className="leave-cost">
        {t('ledger.balance', { date: formatDate(on), days: formatNumber(account.balance) })}
      </p>
    </Stack>
  );
}
