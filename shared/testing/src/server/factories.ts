import { CompanyStatus, type RoleId } from '@paga/contract/shapes';
import type { TestUser } from './send-call.ts';

/** What a test says about a company; the rest is as for every new company. Dates are `YYYY-MM-DD`. */
export type CompanyFacts = {
  name?: string;
  status?: CompanyStatus;
  expirationDate?: string | null;
  code?: string;
  inactivityMinutes?: number | null;
};

/** A company with one user of each role that belongs to a company, each signed in. */
export type TestCompany = {
  id: number;
  name: string;
  code: string;
  admin: TestUser;
  manager: TestUser;
  user: TestUser;
};

/** What a test says about a user. `companies` are ids. */
export type UserFacts = {
  roleId: RoleId;
  companies?: readonly number[];
  name?: string;
  email?: string;
  agreed?: boolean;
  active?: boolean;
  /** Somebody else chose the password. */
  passwordGiven?: boolean;
};

/** A company's facts with the usual ones filled in: `Agimi`, active, closing code `AGI26A`. */
export function aCompany(facts: CompanyFacts = {}): Required<CompanyFacts> {
  return {
    name: 'Agimi',
    status: CompanyStatus.active,
    expirationDate: null,
    code: 'AGI26A',
    inactivityMinutes: null,
    ...facts,
  };
}

/** The name a test's user of a role has. */
export const NAME_OF_ROLE: Record<RoleId, string> = {
  1: 'Sara Super',
  2: 'Arben Admini',
  3: 'Mira Menaxhere',
  4: 'Uran Përdoruesi',
};
