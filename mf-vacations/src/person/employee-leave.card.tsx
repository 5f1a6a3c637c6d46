import { Card } from '@paga/kit';
import type { ReactElement } from 'react';
import { LeavePanel } from './leave-panel.tsx';

/** The leave of a person, for the page of that person: mf-employees names who it is. */
export function EmployeeLeaveCard({ employeeId }: { employeeId: number }): ReactElement {
  return (
    <Card>
      <LeavePanel key={employeeId} employeeId={employeeId} />
    </Card>
  );
}
