import { InputNumber } from 'antd';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { missing } from '#format/format.ts';
import { type NumberKeys, refuseKeys } from './number-keys.ts';

/**
 * Reads `1,234.56`, `1.234,56`, `12,5`, `12.5` and `33.3333` alike: the last separator is the decimal point, unless it groups thousands.
 * A lone separator before exactly three digits groups thousands in money (`1.234` is 1234), and is the decimal point where
 * `isMoney` is false (a price of an hour, a percentage, hours: `6.125`).
 */
export function parseNumber(text: string | undefined, isMoney = true): string {
  const clean = (text ?? '').replaceAll('\u2212', '-').replace(/[^\d.,-]/g, '');
  const at = Math.max(clean.lastIndexOf('.'), clean.lastIndexOf(','));
  const whole = at < 0 ? clean : clean.slice(0, at);
  const decimals = at < 0 ? '' : clean.slice(at + 1);
  if (at < 0 || groupsThousands(whole, clean.charAt(at), decimals, isMoney)) return clean.replace(/[.,]/g, '');
  return `${whole.replace(/[.,]/g, '')}.${decimals}`;
}

function groupsThousands(whole: string, separator: string, rest: string, isMoney: boolean): boolean {
  if (rest.length !== 3) return false;
  if (/[.,]/.test(whole)) return whole.includes(separator);
  return isMoney && /^-?[1-9]\d{0,2}$/.test(whole);
}

/** Money has cents at most: whoever may type a third decimal means it. */
const isMoneyField = (precision: number | undefined): boolean => precision !== undefined && precision <= 2;

// Without thousands where a lone comma would be read as the decimal point.
const grouped = (value: number, precision: number | undefined): string => {
  const [whole = '', decimals] = (precision === undefined ? String(value) : value.toFixed(precision)).split('.');
  const spaced = isMoneyField(precision) ? whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : whole;
  return decimals === undefined ? spaced : `${spaced}.${decimals}`;
};

type NumberInputProps = Omit<
  ComponentProps<typeof InputNumber<number>>,
  'formatter' | 'parser' | 'decimalSeparator' | 'stringMode' | 'onKeyDown'
> & { keys?: NumberKeys };

/**
 * A figure, typed with either decimal sign. Money: `precision={2}`, shown with comma thousands. A rate, a price or hours: no `precision`, as many decimals as typed.
 * `keys`: what may be typed, anything but letters when not said.
 * `min` and `max` cut what lies beyond them as soon as the field is left: only where nothing is saved. In a form the schema says what is wrong.
 */
export function NumberInput({ keys = 'any', ...props }: NumberInputProps): ReactNode {
  const { precision } = props;
  // The same from render to render: a new formatter would rewrite what is being typed.
  const formatter = useCallback(
    (value: number | string | undefined, info: { userTyping: boolean; input: string }): string =>
      info.userTyping ? info.input : value === undefined || value === null || String(value) === '' ? '' : grouped(Number(value), precision),
    [precision],
  );
  const parser = useCallback(
    (text: string | undefined) => {
      const parsed = parseNumber(text, isMoneyField(precision));
      return (parsed === '' || parsed === '-' ? null : Number(parsed)) as number;
    },
    [precision],
  );
  return (
    <InputNumber<number>
      controls={false}
      keyboard={false}
      inputMode="decimal"
      placeholder={missing}
      className="paga-number-input"
      {...props}
      onKeyDown={(event) => refuseKeys(event, keys)}
      formatter={formatter}
      parser={parser}
    />
  );
}
