import { query } from '@paga/client';
import {
  type AskedLeaveType,
  type LeaveReason,
  type OwnLeavePreview,
  previewOwnLeave,
} from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { afterCountedSpan } from '@paga/contract/spans';
import { useQuery } from '@tanstack/react-query';

/** Leave as somebody fills it in. */
export type LeaveWish = { type: AskedLeaveType; from: string; to: string; reason: LeaveReason | '' };

/** Nothing filled in yet. */
export const NO_WISH: LeaveWish = { type: LeaveType.annual, from: '', to: '', reason: '' };

/** Whether both days are there and not further apart than days are counted for. */
export const isWhole = ({ from, to }: LeaveWish): boolean =>
  from !== '' && to !== '' && to >= from && to < afterCountedSpan(from);

/** The wish as it is sent. */
export const sentWish = ({ reason, ...wish }: LeaveWish) => ({ ...wish, ...(reason !== '' && { reason }) });

/** What the days that are filled in would cost. */
export function useOwnPreview(wish: LeaveWish): OwnLeavePreview | undefined {
  const preview = useQuery({
    ...query(previewOwnLeave, { query: sentWish(wish) }),
    enabled: isWhole(wish),
    meta: { silent: true },
  });
  return preview.data;
}
