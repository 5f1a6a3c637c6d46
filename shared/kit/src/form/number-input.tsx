import { InputNumber } from 'antd';
import { type ComponentProps, type ReactNode, useCallback, useContext, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missing } from '#format/format.ts';
import { InFormField } from './form-field.tsx';
import { type NumberKeys, refuseKeys } from './number-keys.ts';
import { parseNumber, readNumber } from './parse-number.ts';

/** Money has cents at most: in a field that takes more decimals, `1.234` is a decimal number. */
const isMoneyField = (precision: number | undefined): boolean => precision !== undefined && precision <= 2;

// A whole number has no decimals that its thousands could be taken for.
const isAmbiguous = (text: string, precision: number | undefined): boolean =>
  precision !== 0 && isMoneyField(precision) && readNumber(text) === 'ambiguous';

// Without thousands where a lone comma would be read as the decimal point.
const grouped = (value: number, precision: number | undefined): string => {
  const [whole = '', decimals] = (precision === undefined ? String(value) : value.toFixed(precision)).split(
    '.',
  );
  const spaced = isMoneyField(precision) ? whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : whole;
  return decimals === undefined ? spaced : `${spaced}.${decimals}`;
};

type NumberInputProps = Omit<
  ComponentProps<typeof InputNumber<number>>,
  | 'formatter'
  | 'parser'
  | 'decimalSeparator'
  | 'stringMode'
  | 'onKeyDown'
  | 'onInput'
  | 'value'
  | 'defaultValue'
  | 'onChange'
> & {
  keys?: NumberKeys;
  value?: number | null | undefined;
  defaultValue?: number;
  onChange?: (value: number | null) => void;
};

/** The field's value; NaN while its text may mean two numbers. */
function useFigure(given: NumberInputProps) {
  const { value, defaultValue, onChange, precision, ...props } = given;
  const [own, setOwn] = useState<number | null | undefined>(defaultValue);
  const figure = 'value' in given ? value : own;
  const text = useRef('');
  const report = (next: number | null): void => {
    setOwn(next);
    onChange?.(next);
  };
  // The same from render to render: a new formatter would rewrite what is being typed.
  const formatter = useCallback(
    (
      next: number | string | undefined,
      { userTyping, input }: { userTyping: boolean; input: string },
    ): string => {
      if (userTyping || String(next) === 'NaN') return input;
      return next === undefined || next === null || String(next) === ''
        ? ''
        : grouped(Number(next), precision);
    },
    [precision],
  );
  const parser = useCallback(
    (typed: string | undefined) => {
      text.current = typed ?? '';
      const parsed = parseNumber(typed, isMoneyField(precision));
      return (parsed === '' || parsed === '-' ? null : Number(parsed)) as number;
    },
    [precision],
  );
  const change = (next: number | null): void =>
    report(isAmbiguous(text.current, precision) ? Number.NaN : next);
  // The number that the text was read as may be the one that stood there before: then nothing else tells of the change.
  const onInput = (typed: string): void => {
    if (isAmbiguous(typed, precision)) report(Number.NaN);
    else if (typed === '' && Number.isNaN(figure)) report(null);
  };
  return { ...props, precision, value: figure, formatter, parser, onChange: change, onInput };
}

/**
 * A figure, typed with either decimal sign. Money: `precision={2}`, shown with comma thousands. A rate, a price or hours: no `precision`, as many decimals as typed.
 * Money with a lone group of three (`1.234`) may be thousands or decimals: the value is then NaN, the text stays, and is marked when the field is left; a form is not sent with it.
 * `keys`: what may be typed, anything but letters when not said.
 * `min` and `max` cut what lies beyond them as soon as the field is left: only where nothing is saved. In a form the schema says what is wrong.
 */
export function NumberInput({ keys = 'any', ...props }: NumberInputProps): ReactNode {
  const { t } = useTranslation('kit');
  const id = useId();
  const inForm = useContext(InFormField);
  const [left, setLeft] = useState(false);
  const figure = useFigure(props);
  const marked = !inForm && left && Number.isNaN(figure.value);
  return (
    <>
      <InputNumber<number>
        controls={false}
        keyboard={false}
        inputMode="decimal"
        placeholder={missing}
        className="paga-number-input"
        {...figure}
        {...(marked ? { status: 'error', 'aria-invalid': true, 'aria-describedby': id } : {})}
        onKeyDown={(event) => refuseKeys(event, keys)}
        onFocus={(event) => {
          setLeft(false);
          props.onFocus?.(event);
        }}
        onBlur={(event) => {
          setLeft(true);
          props.onBlur?.(event);
        }}
      />
      {marked && (
        <div id={id} className="paga-field-error" role="alert">
          {t('form.ambiguous')}
        </div>
      )}
    </>
  );
}
