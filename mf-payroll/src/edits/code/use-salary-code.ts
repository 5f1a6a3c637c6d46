import { call, isApiError } from '@paga/client';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { useErrorText, useSession } from '@paga/platform';
import { useEffect, useRef, useState } from 'react';
import { useGrant } from './use-grant.ts';

/** Asking for the security code: once, until nothing was saved for 5 minutes. */
export type SalaryCode = {
  /** True once edits may be sent; false when the person closes the question. */
  mayWrite: () => Promise<boolean>;
  /** Whether edits are taken without it, now; `granted` is the same, drawn anew when it changes. */
  isGranted: () => boolean;
  granted: boolean;
  /** Asks the server; answers what is wrong with it, nothing when edits may be sent. */
  give: (code: string) => Promise<string | undefined>;
  /** A change was saved: the 5 minutes begin again. */
  prolong: () => void;
  /** The server says that the code is due again. */
  forget: () => void;
  /** Where it is asked: in the box of the lock, or, from within a window that holds the focus, in a window over it. */
  asking: 'box' | 'window' | undefined;
  /** The person opens the lock before anything is typed. */
  ask: () => void;
  checking: boolean;
  problem: string | undefined;
  submit: (code: string) => Promise<void>;
  close: () => void;
};

/** Whether the focus is in a window over the table. */
export const isInWindow = (): boolean =>
  document.activeElement?.closest('[role="dialog"][aria-modal="true"]') instanceof HTMLElement;

/** Those who wait for the code, and where it is asked. Once it was given, in whatever tab, nobody waits any more. */
function useAsking(granted: boolean) {
  const waiting = useRef<((granted: boolean) => void)[]>([]);
  const [asking, setAsking] = useState<SalaryCode['asking']>();
  const answer = (given: boolean): void => {
    for (const resolve of waiting.current.splice(0)) resolve(given);
    setAsking(undefined);
  };
  useEffect(() => {
    if (!granted) return;
    for (const resolve of waiting.current.splice(0)) resolve(true);
    setAsking(undefined);
  }, [granted]);
  useEffect(() => () => waiting.current.splice(0).forEach((resolve) => void resolve(false)), []);
  const wait = (): Promise<boolean> => new Promise((resolve) => waiting.current.push(resolve));
  return { asking, setAsking, answer, wait };
}

/** The question for the code, and its answer (specification 2 §5: a wrong code says "Kodi nuk eshte valid"). */
export function useSalaryCode(): SalaryCode {
  const { user } = useSession();
  const errorText = useErrorText();
  const { granted, isGranted, begin, forget } = useGrant();
  const { asking, setAsking, answer, wait } = useAsking(granted);
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const give = async (code: string): Promise<string | undefined> => {
    try {
      await call(authenticateCode, { body: { code, userId: user.id } });
      begin();
      return undefined;
    } catch (error) {
      return isApiError(error) ? errorText(error) : errorText(null);
    }
  };
  const ask = (where: 'box' | 'window'): void => {
    setProblem(undefined);
    setAsking(where);
  };
  return {
    mayWrite: () => {
      if (isGranted()) return Promise.resolve(true);
      ask(isInWindow() ? 'window' : 'box');
      return wait();
    },
    isGranted,
    granted,
    give,
    prolong: begin,
    forget,
    asking,
    ask: () => ask('box'),
    checking,
    problem,
    async submit(code) {
      setChecking(true);
      const wrong = await give(code);
      setChecking(false);
      setProblem(wrong);
      if (wrong === undefined) answer(true);
    },
    close: () => answer(false),
  };
}
