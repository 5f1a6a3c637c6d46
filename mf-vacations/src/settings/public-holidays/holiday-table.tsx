import { getPublicHolidays, type PublicHoliday } from '@paga/contract/company/law/public-holidays';
import { deletePublicHoliday } from '@paga/contract/leave';
import { RowActions, useSave } from '@paga/forms';
import {
  ConfirmModal,
  DateText,
  EmptyState,
  formatDate,
  type SimpleColumn,
  SimpleTable,
  Tag,
} from '@paga/kit';
import { weekday } from '@paga/payroll';
import { useSession } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './public-holidays.css';

type Named = { name: string; nameEn: string };

/** The name of a holiday in the reader's language. */
export function useHolidayName(): (holiday: Named) => string {
  const { language } = useSession();
  return ({ name, nameEn }) => (language === 'en' ? nameEn : name);
}

/** A day off, and the weekend day it moved from. */
export function DayOff({
  holiday: { date, fallsOn },
}: {
  holiday: { date: string; fallsOn: string | null };
}): ReactElement {
  const { t } = useTranslation('vacations');
  const day = (of: string) => t(`settings.publicHolidays.weekday.${weekday(of)}`);
  return (
    <>
      <DateText value={date} /> <span className="paga-hint">{day(date)}</span>
      {fallsOn && (
        <div className="paga-hint">
          {t('settings.publicHolidays.moved', { day: day(fallsOn), date: formatDate(fallsOn) })}
        </div>
      )}
    </>
  );
}

type TableProps = {
  year: number;
  holidays: readonly PublicHoliday[];
  onEdit: ((holiday: PublicHoliday) => void) | undefined;
};

/** The holidays of a year; with buttons for those who may edit them. */
export function HolidayTable({ year, holidays, onEdit }: TableProps): ReactElement {
  const { t } = useTranslation('vacations');
  const nameOf = useHolidayName();
  const [asked, setAsked] = useState<PublicHoliday | null>(null);
  const columns: SimpleColumn<PublicHoliday>[] = [
    {
      key: 'date',
      title: t('settings.publicHolidays.date'),
      render: (holiday) => <DayOff holiday={holiday} />,
    },
    { key: 'name', title: t('settings.publicHolidays.name'), render: nameOf },
    {
      key: 'confirmed',
      title: t('settings.publicHolidays.state'),
      width: 150,
      render: ({ confirmed }) =>
        confirmed ? (
          t('settings.publicHolidays.confirmed')
        ) : (
          <Tag tone="warning">{t('settings.publicHolidays.toBeConfirmed')}</Tag>
        ),
    },
  ];
  if (onEdit)
    columns.push({
      key: 'actions',
      title: <span className="paga-hidden">{t('settings.publicHolidays.actions')}</span>,
      align: 'right',
      width: 100,
      render: (holiday) => (
        <RowActions
          actions={[
            {
              kind: 'edit',
              label: t('settings.publicHolidays.edit', { name: nameOf(holiday) }),
              onClick: () => onEdit(holiday),
            },
            {
              kind: 'delete',
              label: t('settings.publicHolidays.delete.label', { name: nameOf(holiday) }),
              onClick: () => setAsked(holiday),
            },
          ]}
        />
      ),
    });
  return (
    <>
      <SimpleTable
        label={t('settings.publicHolidays.ofYear', { year })}
        rows={holidays}
        columns={columns}
        rowKey={(holiday) => holiday.id}
        stacks
        empty={<EmptyState title={t('settings.publicHolidays.empty', { year })} />}
      />
      {asked && <DeleteHoliday holiday={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function DeleteHoliday({ holiday, onClose }: { holiday: PublicHoliday; onClose: () => void }): ReactElement {
  const { t } = useTranslation('vacations');
  const named = { name: useHolidayName()(holiday), date: formatDate(holiday.date) };
  const { save, saving, problem } = useSave(deletePublicHoliday, {
    saved: t('settings.publicHolidays.delete.done', named),
    refresh: [getPublicHolidays],
  });
  const confirm = () => save({ body: { holidayId: holiday.id } }).then(onClose, () => undefined);
  return (
    <ConfirmModal
      open
      danger
      loading={saving}
      title={t('settings.publicHolidays.delete.title', named)}
      confirmText={t('settings.publicHolidays.delete.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {problem ?? t('settings.publicHolidays.recountHint')}
    </ConfirmModal>
  );
}
