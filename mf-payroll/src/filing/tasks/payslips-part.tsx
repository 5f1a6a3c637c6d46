import { Button, DetailList, Row, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#month/period/place-of.ts';
import type { TaskPartProps } from '../calls/task-part.ts';

const COUNTS = ['headCount', 'sent', 'waiting', 'failed', 'toSend'] as const;

/** How many payslips were mailed, wait, or failed; they are mailed and packed from the table of the month. */
export function PayslipsPart({ month: { payslips }, period }: TaskPartProps): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const items = COUNTS.map((key) => ({
    key,
    label: t(`filing.payslips.${key}`),
    value: String(payslips[key]),
  }));
  return (
    <Stack>
      <DetailList items={items} columns={3} />
      <Row>
        <Button icon="mail" onClick={() => navigate(placeOf('calculations', period))}>
          {t('filing.payslips.toTable')}
        </Button>
        <span className="paga-hint">{t('filing.payslips.hint', { archive: payslips.archive })}</span>
      </Row>
    </Stack>
  );
}
