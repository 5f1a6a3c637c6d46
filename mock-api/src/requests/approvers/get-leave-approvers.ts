import { getLeaveApprovers as call } from '@paga/contract/requests';
import { read } from '#core/http/handler.ts';
import { leaveApprovers } from './leave-approvers.ts';

export const getLeaveApprovers = read({ call, run: leaveApprovers });
