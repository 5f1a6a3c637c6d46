import ical, { ICalEventTransparency } from 'ical-generator';
import type { FeedContent } from './feed-content.ts';

/** How often a client should ask again, in seconds. */
const AGAIN_AFTER = 3_600;

// At midnight UTC, which is what the library takes the day from when there is no time zone.
const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** A feed as a calendar file (RFC 5545). Entries are whole days. */
export function drawCalendar({ name, language, entries }: FeedContent): string {
  const calendar = ical({ prodId: `//Paga//Leave//${language.toUpperCase()}`, name, ttl: AGAIN_AFTER });
  for (const { uid, from, until, summary, stamp, sequence, busy } of entries)
    calendar.createEvent({
      id: uid,
      start: midnight(from),
      end: midnight(until),
      allDay: true,
      summary,
      stamp: new Date(stamp),
      sequence,
      transparency: busy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}
