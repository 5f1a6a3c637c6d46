import { type LeaveProblem, type LeaveProblemCode, PreviewRefusal } from '@paga/contract/leave';
import { useTranslation } from 'react-i18next';

type Rule = PreviewRefusal;
const isRule = (code: LeaveProblemCode): code is Rule => PreviewRefusal.options.some((rule) => rule === code);

/** What is wrong and what to do, in the person's language; a rule says what the booking window says. */
export function useProblemText(): (problem: LeaveProblem) => string {
  const { t } = useTranslation('vacations');
  return ({ code, column, value = '', suggestion = '', limit = '', cell = '' }) => {
    if (isRule(code)) {
      const why = t(`booking.refused.${code}`);
      return limit === '' ? why : `${why} ${t('import.daysLeft', { left: limit })}`;
    }
    const name = column ? t(`import.column.${column}`) : '';
    const text = t(`import.problem.${code}`, { column: name, value, suggestion, limit, cell });
    return suggestion === '' || code === 'columnMissing' || code === 'nameDiffers'
      ? text
      : `${text} ${t('import.perhaps', { suggestion })}`;
  };
}
