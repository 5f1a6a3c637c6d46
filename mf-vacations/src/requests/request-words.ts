import type { AskedRequest, LeaveAsked } from '@paga/contract/requests';
import { formatDate, monthTitle, useKit } from '@paga/kit';
import { useTranslation } from 'react-i18next';

/** What a request is about, in a few words: days of leave, or the payslip of a question. */
export function useRequestWords() {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const days = ({ from, to }: LeaveAsked): string =>
    from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
  const about = ({ question }: AskedRequest): string | null => {
    if (!question?.about) return null;
    const { year, month, line } = question.about;
    const payslip = t('requests.payslip', { month: monthTitle(month, year, language) });
    return line ? `${payslip}, ${line}` : payslip;
  };
  return { days, about };
}
