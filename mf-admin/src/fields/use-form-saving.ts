import { call, isApiError } from '@paga/client';
import type { Endpoint, InputOf, OutputOf } from '@paga/contract/endpoint';
import type { ErrorCode } from '@paga/contract/error-codes';
import { useErrorText } from '@paga/platform';
import { useState } from 'react';
import { useFieldText } from './field-text.ts';

/** What a form of the kit puts at its fields. */
class FieldFaults extends Error {
  readonly fields: { path: string; message: string }[];
  constructor(fields: { path: string; message: string }[]) {
    super('a field was refused');
    this.fields = fields;
  }
}

type Options = {
  /** The fields that refusals of the whole call are about: `{ EMAIL_TAKEN: 'email' }`. */
  places?: Partial<Record<ErrorCode, string>>;
  /** Another company than the one the tab shows. */
  company?: number;
};

type FormSaving<E> = {
  /** Saves; what is refused about a field is thrown as the kit's forms take it. */
  save: (input: InputOf<E>) => Promise<OutputOf<E>>;
  /** What is refused about the whole form, for its `error`. */
  fault: string | undefined;
};

/** Saves a form by one call and tells its refusals in the person's language, at the fields they are about. */
export function useFormSaving<E extends Endpoint>(endpoint: E, { places = {}, company }: Options = {}): FormSaving<E> {
  const [fault, setFault] = useState<string>();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const refuse = (error: unknown): never => {
    if (!isApiError(error)) throw error;
    const place = places[error.code as ErrorCode];
    if (place) throw new FieldFaults([{ path: place, message: errorText(error) }]);
    const fields = error.fields.map((field) => ({ path: field.path, message: fieldText(field, false) }));
    if (fields.length > 0) throw new FieldFaults(fields);
    setFault(errorText(error));
    throw error;
  };
  const save = async (input: InputOf<E>): Promise<OutputOf<E>> => {
    setFault(undefined);
    try {
      return (await call(endpoint as Endpoint, input as never, { company })) as OutputOf<E>;
    } catch (error) {
      return refuse(error);
    }
  };
  return { save, fault };
}
