import { type ApiError, call, invalidates, isApiError } from '@paga/client';
import type { Endpoint, InputOf, OutputOf } from '@paga/contract/endpoint';
import type { ErrorCode } from '@paga/contract/error-codes';
import { type FieldError, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormTexts } from '#texts.ts';
import { faultText } from './fault-text.ts';

type Options<E> = {
  /** The words of the success. */
  saved: string | ((answer: OutputOf<E>) => string);
  /** What shows the saved, to be read again; after a conflict too. */
  refresh: readonly Pick<Endpoint, 'method' | 'path'>[];
  /** The fields that refusals of the whole call are about: `{ EMAIL_TAKEN: 'email' }`. */
  places?: Partial<Record<ErrorCode, string>>;
  /** Where the form has the field that the wire names otherwise; undefined: the form has none, it is said above. */
  placeOf?: (path: string) => string | undefined;
  /** The faults that this form says better, by their code. */
  texts?: Readonly<Record<string, string>>;
  /** Another company than the one the tab shows. */
  company?: number;
};

type Save<E> = {
  /** Resolves when it is saved and the success is shown. */
  save: (input: InputOf<E>) => Promise<OutputOf<E>>;
  saving: boolean;
  /** What went wrong with the whole form, in words. */
  problem: string | undefined;
};

/** Saves by a call, says what was saved and reads again what shows it; the server's faults come back as texts of their fields. */
export function useSave<E extends Endpoint>(endpoint: E, options: Options<E>): Save<E> {
  const { saved, refresh, company } = options;
  const toast = useToast();
  const client = useQueryClient();
  const refusal = useRefusal(options);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const readAgain = () => Promise.all(refresh.map((read) => client.invalidateQueries(invalidates(read))));
  const save = async (input: InputOf<E>): Promise<OutputOf<E>> => {
    setProblem(undefined);
    setSaving(true);
    try {
      const answer = (await call(endpoint as Endpoint, input as never, { company })) as OutputOf<E>;
      void readAgain();
      toast.success(typeof saved === 'string' ? saved : saved(answer));
      return answer;
    } catch (error) {
      if (isApiError(error, 'CONFLICT')) void readAgain();
      const { above, fields } = refusal(error);
      setProblem(above);
      throw fields.length > 0 ? { fields } : error;
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, problem };
}

type Refusal = { above?: string; fields: FieldError[] };

/** Tells a refusal in the person's language: at the fields it is about, and above the form what is about none. */
function useRefusal<E>({
  places = {},
  placeOf = (path) => path,
  texts = {},
}: Options<E>): (error: unknown) => Refusal {
  const t = useFormTexts();
  const errorText = useErrorText();
  const ofFields = ({ fields }: ApiError): Refusal => {
    const messages = fields.map((fault) => ({
      path: placeOf(fault.path),
      message: texts[fault.code] ?? faultText(fault),
    }));
    return {
      above: messages.find(({ path }) => path === undefined)?.message,
      fields: messages.flatMap(({ path, message }) => (path === undefined ? [] : [{ path, message }])),
    };
  };
  return (error) => {
    if (!isApiError(error)) return { above: errorText(error), fields: [] };
    const place = places[error.code as ErrorCode];
    if (place) return { fields: [{ path: place, message: errorText(error) }] };
    if (error.code === 'CONFLICT') return { above: t('fields.conflict'), fields: [] };
    return error.fields.length > 0 ? ofFields(error) : { above: errorText(error), fields: [] };
  };
}
