import { VACATION_COLOUR, type Vacation } from '@paga/contract/leave';
import { Tag } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const TONE = { green: 'success', orange: 'warning', blue: 'info', red: 'danger' } as const;

/** The type of a leave by its word, in the colour the calendar gives it. */
export function VacationTypeTag({ vacation }: { vacation: Pick<Vacation, 'type' | 'typeId'> }): ReactElement {
  const { t } = useTranslation('vacations');
  return <Tag tone={TONE[VACATION_COLOUR[vacation.typeId]]}>{t(`vacation.type.${vacation.type}`)}</Tag>;
}
