import type { StarterDocument } from '@paga/contract/documents';
import { Alert, Button } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactNode } from 'react';
import { useFillStarter, useMayFillStarter } from './use-fill-starter.ts';

/** Buttons that fill ready-made documents for these people, of one a document, of several an archive, kept with each of them too; null for who may not. */
export function useStarterButtons(ids: readonly number[]) {
  const errorText = useErrorText();
  const mayFill = useMayFillStarter();
  const { isPending, variables, error, mutateAsync } = useFillStarter(ids);
  const button = (starter: StarterDocument, label: string): ReactNode => (
    <Button
      key={starter}
      icon="download"
      loading={isPending && variables === starter}
      onClick={() => mutateAsync(starter).catch(() => undefined)}
    >
      {label}
    </Button>
  );
  return mayFill ? { button, fault: error && <Alert tone="danger">{errorText(error)}</Alert> } : null;
}
