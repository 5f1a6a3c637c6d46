import type { BookedLeave } from '@paga/contract/leave';
import { Avatar, DateText, Row, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveTypeTag } from '../leave/leave-type-tag.tsx';

/** Leave entries where a table would not fit: one below the other. */
export function VacationList({
  label,
  vacations,
}: {
  label: string;
  vacations: readonly BookedLeave[];
}): ReactElement {
  return (
    <section aria-label={label}>
      <Stack>
        {vacations.map((vacation) => (
          <VacationLine key={vacation.id} vacation={vacation} />
        ))}
      </Stack>
    </section>
  );
}

function VacationLine({ vacation }: { vacation: BookedLeave }): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <Row justify="between">
      <Row>
        <Avatar name={vacation.employeeName} src={vacation.employeePhoto} size={28} />
        <div>
          {vacation.employeeName}
          <div className="paga-hint">
            <DateText value={vacation.from} /> – <DateText value={vacation.to} />
          </div>
        </div>
      </Row>
      <div style={{ textAlign: 'right' }}>
        <LeaveTypeTag vacation={vacation} />
        <div className="paga-hint">{t('upcoming.workingDays', { count: vacation.workingDays })}</div>
      </div>
    </Row>
  );
}
