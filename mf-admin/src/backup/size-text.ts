import { formatNumber } from '@paga/kit';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A file's size with one decimal at most: `12.4 KB`. */
export function sizeText(bytes: number): string {
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), UNITS.length - 1);
  return `${formatNumber(Math.round((bytes / 1024 ** step) * 10) / 10)} ${UNITS[step]}`;
}
