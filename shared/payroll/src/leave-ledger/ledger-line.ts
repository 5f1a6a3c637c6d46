import type { CivilDate } from '@paga/calendar';
import type { LeaveType } from '#calendar/leave-days.ts';

/** What a line of the ledger of leave days does to the balance. */
type LedgerKind = 'carried' | 'given' | 'corrected' | 'used' | 'expired';

/**
 * Why days are corrected by hand: carried over from the year before (`carry`, annual days of it expire on 30 June), a balance from before, not used through
 * the employer's fault (art. 38), or another reason in the note.
 */
export type CorrectionCause = 'carry' | 'opening' | 'employerFault' | 'other';

/**
 * Why a line stands there. Given: the `year`'s figure of the company, `experience`, `supplement` and `harmful` work (art. 32), 1.5 days of a first
 * `month` (art. 36), the whole right after six months (`wholeRight`, art. 35), an `event` of special leave (art. 39, 50). Used: `leave`.
 */
export type LedgerCause =
  | 'year'
  | 'experience'
  | 'supplement'
  | 'harmful'
  | 'month'
  | 'wholeRight'
  | 'event'
  | 'leave'
  | 'expiry'
  | CorrectionCause;

/**
 * One line: signed days (halves occur) on a date, in the account of a year, with the article of the Law on Labour 03/L-212 it follows. `source` is the id
 * of the leave or of the correction. A leave has one line for each of its days, so the balance of any date is a sum of lines.
 */
export type LedgerLine = {
  kind: LedgerKind;
  cause: LedgerCause;
  article: string;
  year: number;
  date: CivilDate;
  days: number;
  source: number | null;
};

/** The article that grants a type of leave: annual 32, medical 59, maternity 49, special 39. */
export const ARTICLE_OF_TYPE: Record<LeaveType, string> = { 0: '32', 1: '59', 2: '49', 3: '39' };

/** The kinds in the order in which lines of one date count. */
export const LEDGER_ORDER: readonly LedgerKind[] = ['carried', 'given', 'corrected', 'used', 'expired'];

/** Lines by date; on one date what is given comes before what is used, and what expires last. */
export function inLedgerOrder(lines: readonly LedgerLine[]): LedgerLine[] {
  return [...lines].sort(
    (a, b) =>
      (a.date < b.date ? -1 : Number(a.date > b.date)) ||
      LEDGER_ORDER.indexOf(a.kind) - LEDGER_ORDER.indexOf(b.kind),
  );
}
