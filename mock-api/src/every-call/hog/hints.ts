import type { ErrorCode } from '@paga/contract/error-codes';
import type { Sample } from '../sample-input.ts';

/** What a field of this name takes wherever it stands, because its schema does not show it as JSON. */
export const FIELDS: Readonly<Record<string, unknown>> = {
  ...{ page: 1, pageSize: 100, version: 1, name: 'Arta', amount: 10, days: 1 },
  ...{ employerTier: 1, employmentType: 1, roleId: 4, gender: 1, salaryPaymentType: 1, statusId: 1 },
  ...{ phone: '+383 44 111 222', phoneNumber: '+383 44 111 222', emailAddress: 'arta.krasniqi@example.com' },
  ...{ layout: 'excel', realmId: '1', requestId: '3f0f5f0e-57c5-4a1c-8f5b-0a3b1c9d2e4f', period: '2026' },
  ...{
    detach: 'true',
    explained: 'true',
    again: 'true',
    isContract: 'true',
    newBirth: 'false',
    activeProjectsOnly: 'false',
  },
  ...{
    search: '',
    searchTerm: 'Arta',
    filterEmployees: '',
    newPassword: 'Qershia-7-mali',
    password: 'Demo123',
  },
  ...{
    currentPassword: 'Demo123',
    confirmPassword: 'Qershia-7-mali',
    personalNumber: '1999384753',
    budget: 100,
  },
  ...{ bankAccountNumber: '1212012345678906', contractStarted: '2024-03-01', registrationDate: '2024-01-01' },
};

/**
 * What a schema cannot say of a call's largest lawful input. Values replace those made of the schema, null takes one away; `@employees` and the like
 * stand for things of the world. `refused`: the call cannot succeed here, and why.
 */
export type Hint = Sample & {
  as?: 'superAdmin' | 'admin' | 'manager' | 'user' | 'nobody';
  refused?: ErrorCode;
  why?: string;
};

/** Calls about a device, a link or a service that this world has not: what is looked at is that the refusal is quick. */
const NO_PASSKEY = {
  refused: 'PASSKEY_CHALLENGE_OVER',
  why: 'an authenticator signs a challenge once',
} as const;
const NO_BOOKS = { refused: 'BOOKKEEPING_OFF', why: 'the company has no bookkeeping service' } as const;

export const HINTS: Readonly<Record<string, Hint>> = {
  confirmPasskeyGrant: NO_PASSKEY,
  confirmPasskeySignIn: NO_PASSKEY,
  getClosedVersion: { params: { versionId: '@closedVersion' } },
  verifyPeriod: { query: { month: 9 } },
  exportBankFile: { body: { month: 9 } },
  exportJournal: { body: { month: 9 } },
  exportReceipt: { body: { month: 9 } },
  reopenPeriod: { body: { month: 9 } },
  deleteUser: { query: { userId: '@user' } },
  getUserById: { query: { userId: '@user' } },
  createDocument: { body: { file: '@docx' } },
  updateDocument: { body: { file: '@docx' } },
  uploadAttachment: { body: { file: '@pdf' } },
  uploadPhoto: { body: { file: '@png', left: null, top: null, side: null } },
  getCompaniesOverview: { query: { pageSize: 20 } },
  forgotPassword: { query: { email: '@adminEmail' } },
  createLeaveFeed: { body: { sectorId: null } },
  login: { body: { email: '@adminEmail', password: 'Demo123' } },
  updatePaymentDate: { body: { was: '@paymentDate', paymentDate: '2026-10-29' } },
  sendProjects: NO_BOOKS,
  importProjects: NO_BOOKS,
};
