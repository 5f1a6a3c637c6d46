import { type ComponentProps, type ReactNode, use, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InReadOnlyForm } from '#button/in-read-only-form.ts';
import { missing } from '#format/format.ts';
import { InFormField } from './in-form-field.ts';
import { type NumberKeys, refuseKeys } from './number-keys.ts';
import { type FigureProps, useFigure } from './use-figure.ts';
import './form.css';

type NumberInputProps = FigureProps &
  Omit<ComponentProps<'input'>, keyof FigureProps | 'prefix' | 'type' | 'role' | 'ref' | 'onKeyDown'> & {
    keys?: NumberKeys;
    /** What stands before and after the figure: its unit. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/**
 * A figure, typed with either decimal sign. Money: `precision={2}`, shown with comma thousands. A rate, a price or hours: no `precision`, as many decimals as typed.
 * Money with a lone group of three (`1.234`) may be thousands or decimals: the value is then NaN, the text stays, and is marked when the field is left; a form is not sent with it.
 * `keys`: what may be typed, anything but letters when not said.
 * `min` and `max` cut what lies beyond them as soon as the field is left: only where nothing is saved. In a form the schema says what is wrong.
 */
export function NumberInput(props: NumberInputProps): ReactNode {
  const { keys = 'any', prefix, suffix, style, disabled, onFocus, onBlur, ...rest } = props;
  const {
    value: _value,
    defaultValue: _first,
    onChange: _report,
    precision: _decimals,
    min,
    max,
    ...own
  } = rest;
  const { t } = useTranslation('kit');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const inForm = use(InFormField);
  const readOnly = use(InReadOnlyForm);
  const [left, setLeft] = useState(false);
  const { figure, isUnclear, text, type, settle } = useFigure(props);
  const marked = !inForm && left && isUnclear;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: beside the figure the field is clicked too; the input is what is named and reached */}
      <span
        className="paga-number-input"
        style={style}
        onMouseDown={(event) => {
          if (event.target === input.current) return;
          event.preventDefault();
          input.current?.focus();
        }}
      >
        {prefix && <span className="paga-number-unit">{prefix}</span>}
        <input
          {...own}
          ref={input}
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          placeholder={missing}
          disabled={disabled ?? readOnly}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={figure === null || isUnclear ? undefined : figure}
          {...(marked ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            refuseKeys(event, keys);
            if (event.key === 'Enter') settle();
          }}
          onFocus={(event) => {
            setLeft(false);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            settle();
            setLeft(true);
            onBlur?.(event);
          }}
        />
        {suffix && <span className="paga-number-unit">{suffix}</span>}
      </span>
      {marked && (
        <div id={id} className="paga-field-error" role="alert">
          {t('form.ambiguous')}
        </div>
      )}
    </>
  );
}
