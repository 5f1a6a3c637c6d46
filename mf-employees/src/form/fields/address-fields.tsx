import { memo, type ReactNode, useId } from 'react';
import { MUNICIPALITIES } from '#values/municipalities.ts';
import { FieldsOfTab, textInput } from './fields-of-tab.tsx';

/** Where the employee lives: a municipality of Kosovo is offered while it is typed, another can be. */
export const AddressFields = memo(function AddressFields(): ReactNode {
  const offered = useId();
  return (
    <>
      <FieldsOfTab tab="address" inputs={{ municipality: textInput('municipality', { list: offered }) }} />
      <datalist id={offered}>
        {MUNICIPALITIES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
});
