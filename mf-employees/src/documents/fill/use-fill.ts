import { call, downloadFile, isApiError, query } from '@paga/client';
import { checkDocument, type DocumentTemplate, fillDocument } from '@paga/contract/documents';
import { LIST_ITEMS } from '@paga/contract/limits';
import { useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshEmployees } from '#files/attachments/use-attachments.ts';

type Options = { keep: boolean; isContract: boolean; language: 'sq' | 'en' };

/** Looks into a template for the chosen employees, and fills it for them. */
export function useFill(
  { id: documentId, name }: DocumentTemplate,
  chosen: ReadonlySet<number>,
  onFilled: () => void,
) {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const refresh = useRefreshEmployees();
  const asked = useDeferredValue(chosen);
  const employeeIds = useMemo(() => [...asked].slice(0, LIST_ITEMS), [asked]);
  const check = useQuery({
    ...query(checkDocument, { body: { documentId, employeeIds } }),
    meta: { silent: true },
    placeholderData: keepPreviousData,
    retry: false,
  });
  const filling = useMutation({
    mutationFn: (options: Options) =>
      call(
        fillDocument,
        { body: { documentId, employeeIds: [...chosen], ...options } },
        { timeoutMs: 300_000 },
      ),
    meta: { silent: true },
    onSuccess: (file, { keep }) => {
      downloadFile(file);
      toast.success(t(keep ? 'documents.fill.kept' : 'documents.fill.done', { name, count: chosen.size }));
      onFilled();
      return keep ? refresh() : undefined;
    },
  });
  return { check, filling, problem: useFillProblem(filling.error ?? check.error) };
}

/** Why a template cannot be filled, in words. */
function useFillProblem(error: unknown): string | null {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  if (!error) return null;
  if (!isApiError(error, 'TEMPLATE_NOT_READABLE')) return errorText(error);
  const { code = 'broken', message: placeholder = '' } = error.fields?.[0] ?? {};
  return t(`documents.fill.problem.${code}`, { placeholder, defaultValue: errorText(error) });
}
