import { addDays, addMonths, type CivilDate, daysBetween } from '@paga/calendar';
import type { EndReason } from '@paga/contract/employees';

/** Whose notice is asked: why employment ends, whether the contract was open-ended, since when the work is unbroken, and when notice was given. */
export type NoticeQuestion = {
  reason: EndReason;
  openEnded: boolean;
  since: CivilDate;
  noticeOn: CivilDate;
  lastDay: CivilDate;
};

/** Days of notice by law, the article, the first last day they allow, and by how many days the chosen one comes too early. */
type Notice = { days: number; article: string; firstDay: CivilDate; short: number };

/** Law on Labour 03/L-212, art. 71(1): by service on the day notice is given; below six months it names no period. */
function byService({ since, noticeOn }: NoticeQuestion): number {
  if (addMonths(since, 120) < noticeOn) return 60;
  if (addMonths(since, 24) <= noticeOn) return 45;
  return addMonths(since, 6) <= noticeOn ? 30 : 0;
}

function byLaw(asked: NoticeQuestion): Pick<Notice, 'days' | 'article'> {
  switch (asked.reason) {
    case 'resignation':
      return { days: asked.openEnded ? 30 : 15, article: '69' };
    case 'dismissal':
      return asked.openEnded ? { days: byService(asked), article: '71' } : { days: 30, article: '71' };
    case 'termExpired':
      return { days: 30, article: '71' };
    case 'probation':
      return { days: 7, article: '15' };
    default:
      return { days: 0, article: '' };
  }
}

/**
 * The notice that an end of employment asks for.
 *
 * Example: an open contract since 01.03.2020, ended by the employer with notice given on 02.11.2026 and the last day 30.11.2026, asks for 45 days:
 * `firstDay` is `'2026-12-17'`, `short` is `17`.
 */
export function noticeOf(asked: NoticeQuestion): Notice {
  const law = byLaw(asked);
  const firstDay = addDays(asked.noticeOn, law.days);
  return { ...law, firstDay, short: Math.max(0, daysBetween(asked.lastDay, firstDay)) };
}
