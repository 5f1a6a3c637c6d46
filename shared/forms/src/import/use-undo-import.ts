import { isApiError, mutation } from '@paga/client';
import type { Endpoint, InputOf } from '@paga/contract/endpoint';
import { useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useFormTexts } from '#texts.ts';

const REASONS = ['monthUsed', 'edited', 'daysTaken'] as const;

/** Why an import cannot be undone, in words: `what` are the months or the people. */
export type BlockedText = (reason: (typeof REASONS)[number], what: string) => string;

type Undo<E> = {
  inputOf: (importId: number) => InputOf<E>;
  blocked: BlockedText;
  /** Reads again what shows the import. */
  refresh: () => Promise<unknown>;
  onUndone?: () => void;
};

/** The way to undo an import; `why` is the reason, in the person's language, why it could not be undone. */
export type UndoImport = { run: (importId: number) => void; isPending: boolean; why: string | undefined };

/** Undoes an import by a call of its area. */
export function useUndoImport<E extends Endpoint>(
  endpoint: E,
  { inputOf, blocked, refresh, onUndone }: Undo<E>,
): UndoImport {
  const t = useFormTexts();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    ...mutation(endpoint),
    onSuccess: () => {
      toast.success(t('import.undone'));
      onUndone?.();
    },
    onSettled: refresh,
    meta: { silent: true },
  });
  const [field] = isApiError(error) ? error.fields : [];
  const reason = REASONS.find((code) => code === field?.code);
  const why = reason ? blocked(reason, field?.message ?? '') : error ? errorText(error) : undefined;
  return { run: (importId) => mutate(inputOf(importId)), isPending, why };
}
