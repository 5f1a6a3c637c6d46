import { createStore } from 'zustand/vanilla';

/** A company's question for a passkey, and who waits for the answer. */
export type PasskeyQuestion = { companyId: number | null; answer: (confirmed: boolean) => void };

/** What stands open; one question at a time. */
export const passkeyQuestion = createStore<{ open: PasskeyQuestion | null }>(() => ({ open: null }));

let asked: Promise<boolean> | null = null;

/** Asks once for calls that are refused together. False: the person has closed the question. */
export function askForPasskey(companyId: number | null): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    passkeyQuestion.setState({ open: { companyId, answer: resolve } });
  }).finally(() => {
    asked = null;
    passkeyQuestion.setState({ open: null });
  });
  return asked;
}
