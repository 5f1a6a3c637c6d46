import { call, downloadFile, invalidates } from '@paga/client';
import { getOwnPages, printOwnLetter } from '@paga/contract/own/invitations';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefusalText } from './use-refusal-text.ts';

/** Prints the letter that invites somebody whom no mail may reach. */
export function useLetter() {
  const refusalText = useRefusalText();
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const print = async (id: number): Promise<void> => {
    setProblem('');
    try {
      downloadFile(await call(printOwnLetter, { params: { id } }));
    } catch (error) {
      setProblem(refusalText(error));
    }
    void client.invalidateQueries(invalidates(getOwnPages));
  };
  return { print, problem };
}
