import { query } from '@paga/client';
import { getPublicHolidays, type PublicHoliday } from '@paga/contract/company/law/public-holidays';
import {
  Alert,
  Button,
  CloseFooter,
  ErrorState,
  Modal,
  NativeSelect,
  Row,
  SkeletonTable,
  todayInKosovo,
} from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HolidayForm } from './holiday-form.tsx';
import { HolidayTable } from './holiday-table.tsx';
import { Proposals } from './proposals.tsx';

const thisYear = (): number => Number(todayInKosovo().slice(0, 4));
/** Years that can be looked up and prepared. */
const PAST = 15;
const AHEAD = 5;

/** The public holidays of a year: role 1 edits them, everybody else reads them. */
export function PublicHolidaysModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const mayEdit = useMayCall('savePublicHolidays');
  const [year, setYear] = useState(thisYear);
  const [edited, setEdited] = useState<PublicHoliday | 'new' | null>(null);
  const holidays = useQuery({ ...query(getPublicHolidays, { query: { year } }), meta: { silent: true } });
  const years = Array.from({ length: PAST + AHEAD + 1 }, (_, index) => thisYear() + AHEAD - index).map(
    (value) => ({
      value,
      label: String(value),
    }),
  );
  return (
    <>
      <Modal
        open
        title={t('settings.publicHolidays.title')}
        width={760}
        onClose={onClose}
        footer={<CloseFooter onClose={onClose} />}
      >
        <Row justify="between">
          <NativeSelect
            label={t('settings.publicHolidays.year')}
            value={year}
            options={years}
            onChange={setYear}
          />
          {mayEdit && (
            <Button icon="plus" onClick={() => setEdited('new')}>
              {t('settings.publicHolidays.add')}
            </Button>
          )}
        </Row>
        {holidays.isPending && <SkeletonTable rows={8} />}
        {holidays.isError && <ErrorState detail={errorText(holidays.error)} onRetry={holidays.refetch} />}
        {holidays.isSuccess && (
          <>
            {holidays.data.missing.length > 0 && (
              <Alert tone="warning">
                {t('settings.publicHolidays.missing', {
                  year,
                  names: holidays.data.missing
                    .map((key) => t(`settings.publicHolidays.bajram.${key}`))
                    .join(', '),
                })}
              </Alert>
            )}
            {mayEdit && holidays.data.proposals.length > 0 && (
              <Proposals key={year} year={year} proposals={holidays.data.proposals} />
            )}
            {holidays.data.holidays.some(({ confirmed }) => !confirmed) && (
              <Alert tone="info">{t('settings.publicHolidays.expected')}</Alert>
            )}
            <HolidayTable
              year={year}
              holidays={holidays.data.holidays}
              onEdit={mayEdit ? setEdited : undefined}
            />
          </>
        )}
      </Modal>
      {edited && (
        <HolidayForm holiday={edited === 'new' ? null : edited} year={year} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
