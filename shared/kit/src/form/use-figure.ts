import { useState } from 'react';
import { parseNumber, readNumber } from './parse-number.ts';

/** What a figure is, and what hears of another one. */
export type FigureProps = {
  value?: number | null | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number | null) => void) | undefined;
  /** Decimals; as many as are typed when not said. */
  precision?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
};

/** Money has cents at most: in a field that takes more decimals, `1.234` is a decimal number. */
const isMoneyField = (precision: number | undefined): boolean => precision !== undefined && precision <= 2;

// A whole number has no decimals that its thousands could be taken for.
const isAmbiguous = (text: string, precision: number | undefined): boolean =>
  precision !== 0 && isMoneyField(precision) && readNumber(text) === 'ambiguous';

// Without thousands where a lone comma would be read as the decimal point.
function written(value: number | null, precision: number | undefined): string {
  if (value === null) return '';
  const [whole = '', decimals] = (precision === undefined ? String(value) : value.toFixed(precision)).split(
    '.',
  );
  const spaced = isMoneyField(precision) ? whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : whole;
  return decimals === undefined ? spaced : `${spaced}.${decimals}`;
}

/** The digits of a text; null for none. */
function digitsOf(text: string, precision: number | undefined): string | null {
  const digits = parseNumber(text, isMoneyField(precision));
  return Number.isFinite(Number.parseFloat(digits)) ? digits : null;
}

/** Rounded as it is written: the binary number of 1.005 is smaller than that. */
const rounded = (digits: string, precision: number | undefined): number =>
  precision === undefined
    ? Number(digits)
    : Number(`${Math.round(Number(`${digits}e${precision}`))}e-${precision}`);

/**
 * A figure with the text that stands for it: what is typed while it is typed, then the figure as it is written. It is NaN while the text may mean two numbers.
 * What lies beyond `min` and `max` is cut when the typing is over.
 */
export function useFigure(props: FigureProps) {
  const { value, defaultValue, onChange, precision, min = -Infinity, max = Infinity } = props;
  const [own, setOwn] = useState<number | null>(defaultValue ?? null);
  const figure = ('value' in props ? value : own) ?? null;
  const [typed, setTyped] = useState('');
  const [isTyping, setTyping] = useState(false);
  const isUnclear = Number.isNaN(figure);

  const report = (next: number | null): void => {
    if (Object.is(next, figure)) return;
    setOwn(next);
    onChange?.(next);
  };
  const type = (text: string): void => {
    setTyped(text);
    setTyping(true);
    const digits = digitsOf(text, precision);
    const next = digits === null ? null : Number(digits);
    if (isAmbiguous(text, precision)) report(Number.NaN);
    else if (next === null || (next >= min && next <= max)) report(next);
  };
  const settle = (): void => {
    if (!isTyping) return;
    setTyping(false);
    const digits = digitsOf(typed, precision);
    if (digits === null || isAmbiguous(typed, precision)) return;
    report(Math.min(max, Math.max(min, rounded(digits, precision))));
  };
  return {
    figure,
    isUnclear,
    text: isTyping || isUnclear ? typed : written(figure, precision),
    type,
    settle,
  };
}
