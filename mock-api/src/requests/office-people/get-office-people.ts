import { getOfficePeople as call } from '@paga/contract/requests';
import { read } from '#core/http/handler.ts';
import { officePeople } from './office-people.ts';

export const getOfficePeople = read({ call, run: officePeople });
