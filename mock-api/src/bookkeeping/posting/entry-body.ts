import { toEuro } from '@paga/payroll';
import type { EntryLine } from './entry-lines.ts';

type Head = { docNumber: string; day: string; requestId: string };
type Line = { JournalEntryLineDetail: { PostingType: string } } & Record<string, unknown>;

/** The body of an entry as it is sent; only lines that have an account. */
export function entryBody(
  { docNumber, day, requestId }: Head,
  lines: readonly EntryLine[],
  text: string,
): Record<string, unknown> {
  return {
    DocNumber: docNumber,
    TxnDate: day,
    PrivateNote: requestId,
    Line: lines.map(({ side, label, cents, account, party }) => ({
      DetailType: 'JournalEntryLineDetail',
      Amount: toEuro(cents),
      Description: `${text}: ${label}`,
      JournalEntryLineDetail: {
        PostingType: side === 'debit' ? 'Debit' : 'Credit',
        AccountRef: { value: account?.value ?? '' },
        ...(party === undefined ? {} : { Entity: { Type: 'Employee', EntityRef: { value: party } } }),
      },
    })),
  };
}

/** The same entry with its sides changed, on the same day: the two together are nothing. */
export function reversalBody(
  { docNumber, day, requestId }: Head,
  body: Record<string, unknown>,
): Record<string, unknown> {
  const turned = (line: Line): Line => {
    const PostingType = line.JournalEntryLineDetail.PostingType === 'Debit' ? 'Credit' : 'Debit';
    return { ...line, JournalEntryLineDetail: { ...line.JournalEntryLineDetail, PostingType } };
  };
  return {
    ...body,
    DocNumber: docNumber,
    TxnDate: day,
    PrivateNote: requestId,
    Line: (body.Line as Line[]).map(turned),
  };
}
