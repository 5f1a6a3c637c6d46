import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from './format.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago an instant was, in words; its date once it is a week old. The exact time is the tooltip. */
export function RelativeTime({ value, now = Date.now() }: { value: string; now?: number }): ReactNode {
  const { t } = useTranslation('kit');
  const age = now - new Date(value).getTime();
  const exact = formatDateTime(value);
  const text = (): string => {
    if (age < minute) return t('format.relative.now');
    if (age < hour) return t('format.relative.minutes', { count: Math.floor(age / minute) });
    if (age < day) return t('format.relative.hours', { count: Math.floor(age / hour) });
    if (age < 7 * day) return t('format.relative.days', { count: Math.floor(age / day) });
    return exact;
  };
  return (
    <time dateTime={value} title={exact}>
      {text()}
    </time>
  );
}
