import { isApiError } from '@paga/client';
import type { OwnAccount } from '@paga/contract/own/account';
import { useState } from 'react';
import { useOwnPasskeyText } from '../use-own-passkey-text.ts';

type Action = () => Promise<unknown>;

/** What a change is made with that may ask who is there. */
type Proving = {
  /** Makes a change, and asks for a proof where the server wants one; then it is made once more. False: it was not made yet, or failed. */
  run: (action: Action) => Promise<boolean>;
  isAsked: boolean;
  /** The proof was given: what waited for it is done. */
  given: () => Promise<void>;
  forget: () => void;
  error: string;
};

/** What every part of the account page is handed. */
export type PartProps = { account: OwnAccount; proof: Proving };

/** Keeps what waits for a proof. `done` reads the account anew. */
export function useProof(done: Action): Proving {
  const textOf = useOwnPasskeyText();
  const [waiting, setWaiting] = useState<Action>();
  const [error, setError] = useState('');
  const run = async (action: Action): Promise<boolean> => {
    setError('');
    try {
      await action();
    } catch (caught) {
      if (isApiError(caught, 'OWN_PROOF_NEEDED')) setWaiting(() => action);
      else setError(textOf(caught));
      return false;
    }
    await done();
    return true;
  };
  const forget = (): void => setWaiting(undefined);
  const given = async (): Promise<void> => {
    forget();
    if (waiting) await run(waiting);
  };
  return { run, isAsked: waiting !== undefined, given, forget, error };
}
