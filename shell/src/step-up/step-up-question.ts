import type { StepUpQuestion } from '@paga/client';
import { createStore } from 'zustand/vanilla';

/** What a person is asked for, and who waits for the answer. */
export type OpenQuestion = StepUpQuestion & { answer: (confirmed: boolean) => void };

/** What stands open; one question at a time. */
export const stepUpQuestion = createStore<{ open: OpenQuestion | null }>(() => ({ open: null }));

let asked: { question: StepUpQuestion; answered: Promise<boolean> } | null = null;

const isSame = (one: StepUpQuestion, other: StepUpQuestion) =>
  one.companyId === other.companyId && one.wants === other.wants;

/** Asks once for calls that are refused together; another question comes after the one that stands open. False: the person has closed it. */
export async function askForStepUp(question: StepUpQuestion): Promise<boolean> {
  while (asked && !isSame(asked.question, question)) await asked.answered;
  asked ??= { question, answered: ask(question) };
  return asked.answered;
}

function ask(question: StepUpQuestion): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    stepUpQuestion.setState({ open: { ...question, answer: resolve } });
  }).finally(() => {
    asked = null;
    stepUpQuestion.setState({ open: null });
  });
}
