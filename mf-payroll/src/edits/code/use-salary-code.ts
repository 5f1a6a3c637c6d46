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
  /** For a window that saves: asks the server; answers what is wrong with it, nothing when edits may be sent. */
  give: (code: string) => Promise<string | undefined>;
  /** The grant that holds was given so: the window goes first with its row. */
  isGivenInWindow: () => boolean;
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
const isInWindow = (): boolean =>
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

/** Tries the code; what is wrong with it is answered (specification 2 §5: a wrong code says "Kodi nuk eshte valid"). */
function useTries(granted: boolean, begin: () => void) {
  const { user } = useSession();
  const errorText = useErrorText();
  const inWindow = useRef(false);
  useEffect(() => {
    if (!granted) inWindow.current = false;
  }, [granted]);
  const tried = async (code: string, where: 'box' | 'window'): Promise<string | undefined> => {
    inWindow.current = where === 'window';
    try {
      await call(authenticateCode, { body: { code, userId: user.id } });
      begin();
      return undefined;
    } catch (error) {
      return isApiError(error) ? errorText(error) : errorText(null);
    }
  };
  return { tried, isGivenInWindow: () => inWindow.current };
}

/** The question for the code, and its answer. */
export function useSalaryCode(): SalaryCode {
  const { granted, isGranted, begin, forget } = useGrant();
  const { tried, isGivenInWindow } = useTries(granted, begin);
  const { asking, setAsking, answer, wait } = useAsking(granted);
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
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
    give: (code) => tried(code, 'window'),
    isGivenInWindow,
    prolong: begin,
    forget,
    asking,
    ask: () => ask('box'),
    checking,
    problem,
    async submit(code) {
      setChecking(true);
      const wrong = await tried(code, 'box');
      setChecking(false);
      setProblem(wrong);
      if (wrong === undefined) answer(true);
    },
    close: () => answer(false),
  };
}
