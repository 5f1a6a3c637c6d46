import type { InCompany } from '#core/db/scoped-rows.ts';
import { Port } from '#core/port.ts';

/** The people who will be paid: how many, and of how many something is missing that a payment needs. */
export type PeopleToPay = { all: number; noAccount: number; noNumber: number; noSalary: number };

type People = { toPay: (ctx: InCompany & { today: string }) => Promise<PeopleToPay> };

/** People and their shares of projects lie in areas above this one. */
export const companyPeople = new Port<People>('the people of a company');
