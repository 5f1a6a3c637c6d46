import type { FailureReport } from '@paga/contract/remotes';

/** In the storage of the tab, so that a page which loads itself again and again reports no more. */
const KEY = 'paga.reported';
const MINUTE_MS = 60_000;
/** Of all kinds together. */
const MOST = 10;

function reportedLately(now: number): [string, number][] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  const list = Array.isArray(kept) ? (kept as [string, number][]) : [];
  return list.filter(([, at]) => now - at < MINUTE_MS);
}

/** Whether a failure of this kind was not reported within the last minute in this tab, and notes that it now is. */
export function mayReport(report: FailureReport): boolean {
  const { remote, version, kind, error, message, frames } = report;
  const key = [remote, version, kind, error, message, frames[0]].join(' ');
  const now = Date.now();
  const lately = reportedLately(now);
  if (lately.length >= MOST || lately.some(([reported]) => reported === key)) return false;
  sessionStorage.setItem(KEY, JSON.stringify([...lately, [key, now]]));
  return true;
}
