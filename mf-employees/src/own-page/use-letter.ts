import { call, downloadFile, invalidates } from '@paga/client';
import { getOwnPages, printOwnLetter } from '@paga/contract/own/invitations';
import { useErrorText } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Prints the letter that invites somebody whom no mail may reach. */
export function useLetter() {
  const errorText = useErrorText();
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const print = async (id: number): Promise<void> => {
    setProblem('');
    try {
      downloadFile(await call(printOwnLetter, { params: { id } }));
    } catch (error) {
      setProblem(errorText(error));
    }
    void client.invalidateQueries(invalidates(getOwnPages));
  };
  return { print, problem };
}
