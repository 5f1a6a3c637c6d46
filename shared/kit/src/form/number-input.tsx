import { InputNumber } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { missing } from '#format/format.ts';

/** Reads `1,234.56`, `1.234,56`, `12,5` and `12.5` alike: the last separator followed by one or two digits is the decimal point. */
export function parseNumber(text: string | undefined): string {
  const clean = (text ?? '').replaceAll('\u2212', '-').replace(/[^\d.,-]/g, '');
  const decimals = /[.,](\d{0,2})$/.exec(clean);
  if (!decimals) return clean.replace(/[.,]/g, '');
  return `${clean.slice(0, decimals.index).replace(/[.,]/g, '')}.${decimals[1]}`;
}

const grouped = (value: number, precision: number | undefined): string => {
  const [whole = '', decimals] = (precision === undefined ? String(value) : value.toFixed(precision)).split('.');
  const spaced = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals === undefined ? spaced : `${spaced}.${decimals}`;
};

type NumberInputProps = Omit<ComponentProps<typeof InputNumber<number>>, 'formatter' | 'parser' | 'decimalSeparator' | 'stringMode'>;

/** A figure. Money: `precision={2}`. Shown with comma thousands, typed with either decimal sign. */
export function NumberInput(props: NumberInputProps): ReactNode {
  return (
    <InputNumber<number>
      controls={false}
      inputMode="decimal"
      placeholder={missing}
      className="paga-number-input"
      {...props}
      formatter={(value, info) =>
        info.userTyping
          ? info.input
          : value === undefined || value === null || String(value) === ''
            ? ''
            : grouped(Number(value), props.precision)
      }
      parser={(text) => {
        const parsed = parseNumber(text);
        return (parsed === '' || parsed === '-' ? null : Number(parsed)) as number;
      }}
    />
  );
}
