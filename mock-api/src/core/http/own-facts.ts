import type { OwnPart } from '@paga/contract/own/parts';
import type { Language } from '@paga/contract/shapes';

/** Whose own page a call is about, as the database knows them now. */
export type OwnFacts = {
  sessionId: number;
  accountId: number;
  linkId: number;
  companyId: number;
  employeeId: number;
  language: Language;
  /** What the company offers, of it to who has left what they keep. */
  parts: readonly OwnPart[];
  /** False: the page is switched off, and the person reads the payslips they had read. */
  offered: boolean;
  /** The last day of who has left; nothing of after it is theirs to see. */
  leftOn: string | null;
  /** A passkey or a code was given in the last minutes. */
  isFresh: boolean;
};
