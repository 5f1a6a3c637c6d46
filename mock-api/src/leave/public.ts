// All that other areas may import of this one: read models, reads and commands, no tables.
export { bookLeave } from './booking/book-leave.ts';
export { bookSickLeave } from './booking/book-sick-leave.ts';
export { leaveCost } from './booking/leave-cost.ts';
export { leaveOf, leaveStarting, leaveWithin } from './count/booked-leave.ts';
export { leaveOfMonth, type MonthLeave } from './count/leave-of-month.ts';
export { leaveSettings } from './count/leave-rules.ts';
export { recountSpan } from './count/recount-leaves.ts';
export { annualLeaveLeft, ownLeaveStanding } from './ledger/annual-leave-left.ts';
export { type LeaveLeft, leaveLeftOn } from './ledger/leave-left-on.ts';
export { lockedEmployee } from './ledger/leave-person.ts';
export { bookAskedLeave, type LeaveBase, type LeavePatch, leaveRequest } from './own-leave/leave-request.ts';
export { companyOf, ownPerson } from './own-leave/own-person.ts';
export { vacation } from './read-models.ts';
export { leaveStored } from './stored.ts';
