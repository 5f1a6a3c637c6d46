import type { LeaveAsked, OfficeRequest } from '@paga/contract/requests';
import { Alert, Row, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveCost } from '#booking/leave-cost.tsx';
import { SectorWall } from '#booking/sector-wall.tsx';
import { useLeavePreview } from '#booking/use-leave-preview.ts';
import { LeaveTypeTag } from '../leave/leave-type-tag.tsx';
import { useRequestWords } from './request-words.ts';
import '#booking/booking.css';

type AskedLeaveProps = { request: OfficeRequest & { leave: LeaveAsked } };

/** Leave that is asked for: what was asked; while it waits by the check of a booking what it costs now, what is left, and who else is away. */
export function AskedLeave({ request: { employeeId, leave, state } }: AskedLeaveProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { days } = useRequestWords();
  const { typeId: type, from, to, reason, workingDays } = leave;
  const waits = state === 'asked';
  const preview = useLeavePreview(waits ? { employeeId, type, from, to, reason } : {});
  const now = waits ? preview?.workingDays : leave.daysNow;
  return (
    <Stack gap={12}>
      <Row>
        <LeaveTypeTag vacation={leave} />
        <b>{days(leave)}</b>
        <span>{t('requests.askedDays', { days: t('booking.days', { count: workingDays }) })}</span>
      </Row>
      {now !== undefined && now !== workingDays && (
        <Alert tone="warning">
          {t(waits ? 'requests.moved' : 'requests.wasMoved', {
            before: t('booking.days', { count: workingDays }),
            now: t('booking.days', { count: now }),
          })}
        </Alert>
      )}
      {waits && <LeaveCost preview={preview} />}
      {waits && <SectorWall employeeId={employeeId} days={{ from, to }} />}
    </Stack>
  );
}
