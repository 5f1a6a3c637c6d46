import { memo, type ReactNode } from 'react';
import { formatDate, formatDateTime, formatMoney, formatNumber, formatPercent } from './format.ts';

/** Euros from the wire as `1,234.56`, tabular. `signed` puts a plus before gains; `currency` adds the sign. */
export const Money = memo(function Money({
  value,
  signed,
  currency,
}: {
  value: number | null | undefined;
  signed?: boolean;
  currency?: boolean;
}): ReactNode {
  const plus = signed && typeof value === 'number' && value > 0 ? '+' : '';
  const euro = currency && typeof value === 'number' ? '\u00a0€' : '';
  return <span className="paga-number">{`${plus}${formatMoney(value)}${euro}`}</span>;
});

/** Per cent in hundredths: `<Percent value={7.5} />` is 7.5%. */
export function Percent({ value }: { value: number | string | null | undefined }): ReactNode {
  return <span className="paga-number">{formatPercent(value)}</span>;
}

/** A plain figure: hours, days, heads. */
export function Figure({ value }: { value: number | null | undefined }): ReactNode {
  return <span className="paga-number">{formatNumber(value)}</span>;
}

/** A civil date or an instant as dd.MM.yyyy; `time` adds hours and minutes, Kosovo time. */
export function DateText({ value, time }: { value: string | null | undefined; time?: boolean }): ReactNode {
  const text = time ? formatDateTime(value) : formatDate(value);
  return value ? (
    <time className="paga-number" dateTime={value}>
      {text}
    </time>
  ) : (
    <span className="paga-number">{text}</span>
  );
}
