import { Money } from '@paga/kit';
import type { ReactElement } from 'react';

/** Shown where there is no change. */
export const nothing = <span aria-hidden="true">–</span>;

/** By how much money something differs: signed, or a dash when it does not. */
export function Change({ value }: { value: number }): ReactElement {
  return value === 0 ? nothing : <Money value={value} signed />;
}
