import { InputNumber } from 'antd';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { missing } from '#format/format.ts';
import { type NumberKeys, refuseKeys } from './number-keys.ts';
import { parseNumber } from './parse-number.ts';

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
