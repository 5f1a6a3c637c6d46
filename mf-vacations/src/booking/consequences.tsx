import type { LeavePreview } from '@paga/contract/leave';
import type { ReactElement } from 'react';
import { DaysLeft } from './days-left.tsx';
import { SectorWall } from './sector-wall.tsx';
import { isTaken, type LeaveValues } from './use-leave-preview.ts';

type ConsequencesProps = {
  values: Partial<LeaveValues>;
  several: boolean;
  preview: LeavePreview | undefined;
};

/** What the leave in the form means for others: of one person who else of the sector is away, of several how many days each has left. */
export function Consequences({ values, several, preview }: ConsequencesProps): ReactElement | null {
  const { employeeId, employeeIds = [], type, from, to } = values;
  if (several) return <DaysLeft employeeIds={employeeIds} type={type} preview={preview} />;
  if (employeeId === undefined || !isTaken(from) || !isTaken(to) || to < from) return null;
  return <SectorWall employeeId={employeeId} days={{ from, to }} />;
}
