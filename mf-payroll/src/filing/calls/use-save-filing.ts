import { call, isApiError } from '@paga/client';
import type { Endpoint, InputOf } from '@paga/contract/endpoint';
import { useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshFiling } from './use-filing.ts';

type Options = {
  /** The words of the success. */
  saved: string;
  /** What a form says of the server's codes at its fields. */
  texts: Readonly<Record<string, string>>;
  /** Where the form has the field that the wire names otherwise. */
  placeOf?: (path: string) => string;
};

type Saving<E extends Endpoint> = { save: (input: InputOf<E>) => Promise<void>; problem: string | undefined };

/** Saves a setting of pay and file: success as a toast, refusals at their fields, what is about no field above the form. */
export function useSaveFiling<E extends Endpoint>(
  endpoint: E,
  { saved, texts, placeOf = (path) => path }: Options,
): Saving<E> {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshFiling();
  const [problem, setProblem] = useState<string>();
  const save = async (input: InputOf<E>) => {
    setProblem(undefined);
    try {
      await call(endpoint as Endpoint, input as never);
    } catch (error) {
      const fields = isApiError(error)
        ? error.fields.map(({ path, code }) => ({
            path: placeOf(path),
            message: texts[code] ?? t('filing.wrongValue'),
          }))
        : [];
      if (fields.length > 0) throw { fields };
      setProblem(errorText(error));
      throw error;
    }
    toast.success(saved);
    await refresh();
  };
  return { save, problem };
}
