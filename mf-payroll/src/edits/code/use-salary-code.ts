import { call, isApiError } from '@paga/client';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { useCompany, useErrorText, useSession } from '@paga/platform';
import { useEffect, useRef, useState } from 'react';
import { forgetGrant, isGranted, keepGrant } from './grant.ts';

/** Asking for the security code: once per 5 minutes. */
export type SalaryCode = {
  /** True once edits may be sent; false when the person closes the question. */
  mayWrite: () => Promise<boolean>;
  /** Whether it was given in the last 5 minutes. */
  isGranted: () => boolean;
  /** Asks the server; answers what is wrong with it, nothing when edits may be sent. */
  give: (code: string) => Promise<string | undefined>;
  /** The server says that the code is due again. */
  forget: () => void;
  asking: boolean;
  checking: boolean;
  problem: string | undefined;
  submit: (code: string) => Promise<void>;
  close: () => void;
};

/** The question for the code, and its answer (specification 2 §5: a wrong code says "Kodi nuk eshte valid"). */
export function useSalaryCode(): SalaryCode {
  const { user } = useSession();
  const company = useCompany();
  const errorText = useErrorText();
  const owner = { userId: user.id, companyId: company.id };
  const waiting = useRef<((granted: boolean) => void)[]>([]);
  const [asking, setAsking] = useState(false);
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const answer = (granted: boolean): void => {
    for (const resolve of waiting.current.splice(0)) resolve(granted);
    setAsking(false);
  };
  const give = async (code: string): Promise<string | undefined> => {
    try {
      await call(authenticateCode, { body: { code, userId: user.id } });
      keepGrant(owner);
      return undefined;
    } catch (error) {
      return isApiError(error) ? errorText(error) : errorText(null);
    }
  };
  useEffect(() => () => waiting.current.splice(0).forEach((resolve) => void resolve(false)), []);
  return {
    mayWrite: () => {
      if (isGranted(owner)) return Promise.resolve(true);
      setProblem(undefined);
      setAsking(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    },
    isGranted: () => isGranted(owner),
    give,
    forget: () => forgetGrant(owner),
    asking,
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
