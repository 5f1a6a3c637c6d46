import type { ComparedRow } from '@paga/contract/payroll';
import type { TFunction } from 'i18next';

/** What a cause is called; recurring lines that came or went by their names: "E mbaruar: Kredi". */
export function causeName(
  { cause, lines }: Pick<ComparedRow['causes'][number], 'cause' | 'lines'>,
  t: TFunction<'payroll'>,
): string {
  return t(`review.cause.${cause}`, { lines: lines?.join(', ') ?? t('review.cause.lines') });
}
