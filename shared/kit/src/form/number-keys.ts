import type { KeyboardEvent } from 'react';

/**
 * What may be typed into a number: `whole` digits; `point` one decimal point; `either` one point or comma, whichever comes to hand; `any`
 * also a sign and thousands. Letters never.
 */
export type NumberKeys = 'whole' | 'point' | 'either' | 'any';

const ALLOWED: Record<NumberKeys, RegExp> = {
  whole: /\d/,
  point: /[\d.]/,
  either: /[\d.,]/,
  any: /[\d.,\s\-−]/,
};

/** `1,234`: the commas of thousands, after which a decimal sign may still come. */
const GROUPED = /^\d{1,3}(,\d{3})+$/;

const hasDecimals = (text: string): boolean =>
  text.includes('.') || (text.includes(',') && !GROUPED.test(text));

/** Refuses a key that the number does not take (specification 1 §5: no letter e, one decimal separator); pasted text is read by the input itself. */
export function refuseKeys(event: KeyboardEvent<HTMLInputElement>, keys: NumberKeys): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || altKey || key.length > 1) return;
  const { value, selectionStart, selectionEnd } = currentTarget;
  // What is selected gives way to the key.
  const rest = value.slice(0, selectionStart ?? value.length) + value.slice(selectionEnd ?? value.length);
  const second = (key === '.' && hasDecimals(rest)) || (key === ',' && /[.,]/.test(rest));
  if (!ALLOWED[keys].test(key) || (second && keys !== 'any')) event.preventDefault();
}
