import { useAddress } from '#address/use-address.ts';
import { type MonthOfYear, useMonth } from '#address/use-month.ts';
import { useLastCalculated } from './use-last-calculated.ts';

type ReportMonth = {
  month: MonthOfYear;
  setMonth: (next: MonthOfYear) => void;
  /** False until it is known which month that is. */
  isKnown: boolean;
};

/** The month in the address; without one the newest with figures, and before there is any that of today. */
export function useReportMonth(): ReportMonth {
  const [search] = useAddress();
  const [month, setMonth] = useMonth();
  const last = useLastCalculated();
  if (search.has('month')) return { month, setMonth, isKnown: true };
  return { month: last ?? month, setMonth, isKnown: last !== undefined };
}
