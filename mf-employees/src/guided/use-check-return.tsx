import { Icon, monthTitle, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { BackToList } from '#list/back-to-list.tsx';

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The check of the month that led to a guided page (`?check=2026-10`): there it goes back when it is done. Without one the way back is the list. */
export function useCheckReturn(): { place: string | null; link: ReactElement } {
  const { t } = useTranslation('employees');
  const { language } = useKit();
  const [search] = useSearchParams();
  const [, year, month] = MONTH.exec(search.get('check') ?? '') ?? [];
  if (!year || !month) return { place: null, link: <BackToList /> };
  const place = `/calculations/check?month=${Number(month)}&year=${year}`;
  const title = monthTitle(Number(month), Number(year), language);
  const link = (
    <Link to={place}>
      <Icon name="arrowLeft" size={12} /> {t('employee.toCheck', { month: title })}
    </Link>
  );
  return { place, link };
}
