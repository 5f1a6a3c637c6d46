import { invalidates, isApiError, mutation } from '@paga/client';
import type { Endpoint, InputOf } from '@paga/contract/endpoint';
import { MODAL_CLOSE_MS } from '@paga/contract/limits';
import { useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issueText } from './schema-rule.ts';

type Save<E extends Endpoint> = {
  /** Resolves when the window may close: half a second after the success was told (spec 1 §4). */
  save: (input: InputOf<E>) => Promise<void>;
  /** What went wrong with the whole form, in words. */
  problem: string | undefined;
};

/** Saves by a call, says what was saved and reads again what shows it; the server's faults come back as texts of their fields. */
export function useSave<E extends Endpoint>(endpoint: E, { saved, refresh }: { saved: string; refresh: readonly Endpoint[] }): Save<E> {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync } = useMutation({ ...mutation(endpoint), meta: { silent: true } });
  const save = async (input: InputOf<E>): Promise<void> => {
    setProblem(undefined);
    try {
      await mutateAsync(input);
    } catch (error) {
      const fields = isApiError(error) ? error.fields : [];
      if (fields.length > 0) throw { fields: fields.map(({ path, code }) => ({ path, message: issueText({ code }, t) })) };
      setProblem(errorText(error));
      throw error;
    }
    for (const read of refresh) void client.invalidateQueries(invalidates(read));
    toast.success(saved);
    await new Promise((resolve) => setTimeout(resolve, MODAL_CLOSE_MS));
  };
  return { save, problem };
}
