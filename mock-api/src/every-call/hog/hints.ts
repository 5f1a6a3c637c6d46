import type { ErrorCode } from '@paga/contract/error-codes';
import { BankSettingsLimit } from '@paga/contract/filing';
import type { Sample } from '../sample-input.ts';

/** What a field of this name takes wherever it stands, because its schema does not show it as JSON. */
export const FIELDS: Readonly<Record<string, unknown>> = {
  ...{ page: 1, pageSize: 100, version: 1, name: 'Arta', amount: 10, days: 1 },
  ...{ employerTier: 1, employmentType: 1, roleId: 4, gender: 1, salaryPaymentType: 1, statusId: 1 },
  ...{ phone: '+383 44 111 222', phoneNumber: '+383 44 111 222', emailAddress: 'arta.krasniqi@example.com' },
  ...{
    remote: 'payroll',
    layout: 'excel',
    realmId: '1',
    requestId: '3f0f5f0e-57c5-4a1c-8f5b-0a3b1c9d2e4f',
    period: '2026',
  },
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
type Hint = Sample & {
  as?: 'superAdmin' | 'admin' | 'manager' | 'user' | 'nobody';
  refused?: ErrorCode;
  why?: string;
  /** What must have been done before, each call with its own hints and these. */
  before?: readonly (Sample & { call: string; as?: Hint['as'] })[];
};

/** Calls about a device, a link or a service that this world has not: what is looked at is that the refusal is quick. */
const NO_PASSKEY = {
  refused: 'PASSKEY_CHALLENGE_OVER',
  why: 'an authenticator signs a challenge once',
} as const;

/** The largest lawful input names every task; salaries and declaration are needed. */
const DECLARED = { tasks: ['declaration'], outcome: 'done', on: '2026-10-14' } as const;
const MARKED = { call: 'markTasks', params: { versionId: '@closedVersion' }, body: DECLARED } as const;

/** What a token holder may send is bounded, and is unpacked in a thread (`publish.test.ts`). */
const NO_TOKEN = { as: 'nobody', refused: 'NOT_SIGNED_IN', why: 'a token is made by role 1' } as const;

const DEMO_ALONE = { refused: 'NOT_FOUND', why: 'the outbox is shown in a demo alone' } as const;

const TAX_STEPS = [
  { firstValue: 0, secondValue: 80, percentage: 0 },
  { firstValue: 80, secondValue: 250, percentage: 4 },
  { firstValue: 250, secondValue: 450, percentage: 8 },
  { firstValue: 450, secondValue: null, percentage: 10 },
];

/** October is signed off by the second person. */
const SIGNED = { call: 'signOffMonth', as: 'user' } as const;

const NO_CODE = { refused: 'OWN_CODE_WRONG', why: 'a code is mailed to a browser' } as const;
const NO_INVITATION = { refused: 'OWN_INVITATION_OVER', why: 'an invitation is used once' } as const;

export const HINTS: Readonly<Record<string, Hint>> = {
  addOwnPasskey: NO_PASSKEY,
  chooseOwnEmployer: { refused: 'NOT_FOUND', why: 'there is one employer' },
  confirmOwnAddress: { body: { code: '000000' }, ...NO_CODE },
  confirmOwnProof: { body: { code: '000000' }, ...NO_CODE },
  endOwnPage: { refused: 'NOT_FOUND', why: 'a page is ended once' },
  endOwnPageSession: { refused: 'NOT_FOUND', why: 'a session is ended once' },
  joinOwnPage: { body: { digits: '0000' }, ...NO_INVITATION },
  openOwnInvitation: NO_INVITATION,
  printOwnLetter: { refused: 'OWN_MAIL_REACHES', why: 'they have an address of their own' },
  removeOwnPasskey: { refused: 'NOT_FOUND', why: 'there is no passkey' },
  signInByOwnCode: { body: { code: '000000' }, ...NO_CODE },
  signInByOwnPasskey: NO_PASSKEY,
  signOutOfOwnPage: { refused: 'NOT_SIGNED_IN', why: 'a session is ended once' },
  startOwnJoining: { body: { digits: '0000' }, ...NO_INVITATION },
  confirmPasskeyGrant: NO_PASSKEY,
  confirmPasskeySignIn: NO_PASSKEY,
  addPasskey: NO_PASSKEY,
  removePasskey: { params: { id: 1 }, refused: 'NOT_FOUND', why: 'nobody has a passkey' },
  startPasskeyGrant: { refused: 'PASSKEY_NONE', why: 'nobody has a passkey' },
  startPasskeySignIn: { refused: 'FORBIDDEN', why: 'a session that is signed in needs no second step' },
  loginByPasskey: NO_PASSKEY,
  addAuthenticator: {
    as: 'user',
    body: { code: '123456' },
    refused: 'AUTHENTICATOR_OVER',
    why: 'nobody is setting an app up',
  },
  renewRecoveryCodes: { body: { code: '123456' }, refused: 'AUTHENTICATOR_OFF', why: 'nobody has an app' },
  removeAuthenticator: { body: { code: '123456' }, refused: 'AUTHENTICATOR_OFF', why: 'nobody has an app' },
  confirmAuthenticatorCode: {
    body: { code: '123456' },
    refused: 'FORBIDDEN',
    why: 'a session that is signed in needs no second step',
  },
  confirmRecoveryCode: {
    body: { code: 'AAAA-BBBB-CCCC' },
    refused: 'FORBIDDEN',
    why: 'a session that is signed in needs no second step',
  },
  confirmTwoFactorCode: {
    body: { code: '123456' },
    refused: 'FORBIDDEN',
    why: 'a session that is signed in needs no second step',
  },
  sendTwoFactorCode: { refused: 'FORBIDDEN', why: 'a session that is signed in needs no second step' },
  forgetTrustedDevice: { refused: 'NOT_FOUND', why: 'nobody has a trusted browser' },
  publishRemote: { ...NO_TOKEN, params: { name: 'payroll' } },
  getPublished: { ...NO_TOKEN, params: { name: 'payroll' } },
  takePublishedBack: { ...NO_TOKEN, params: { name: 'payroll' }, body: { to: 'lastGood' } },
  makeRemoteToken: { body: { remote: 'payroll', name: 'CI' } },
  endRemoteToken: { params: { id: 1 }, refused: 'NOT_FOUND', why: 'there is no token' },
  promotePublished: { ...NO_TOKEN, params: { name: 'payroll' }, body: { share: 100 } },
  promoteCanary: {
    params: { name: 'payroll' },
    body: { share: 100 },
    ...{ refused: 'NOT_FOUND', why: 'no screens are served here' },
  },
  getRegistryMoves: { refused: 'NOT_FOUND', why: 'no screens are served here' },
  moveRegistryBack: { body: { to: 1 }, refused: 'NOT_FOUND', why: 'no screens are served here' },
  getRemoteMoves: { params: { name: 'payroll' }, refused: 'NOT_FOUND', why: 'no screens are served here' },
  moveRemoteBack: {
    params: { name: 'payroll' },
    body: { to: 1 },
    refused: 'NOT_FOUND',
    why: 'no screens are served here',
  },
  switchRollback: { params: { name: 'payroll' }, refused: 'NOT_FOUND', why: 'no screens are served here' },
  getFailureStack: { params: { id: 1 }, refused: 'NOT_FOUND', why: 'no screens are served here' },
  updateUserStatus: { as: 'admin', body: { userId: '@user' } },
  resetPassword: { refused: 'RESET_LINK_INVALID', why: 'a link is mailed and good once' },
  makeFirstAdmin: { refused: 'SETUP_DONE', why: 'the first one is there' },
  acceptTerms: { as: 'admin', body: { email: '@adminEmail' } },
  agreeToJoin: { refused: 'JOIN_LINK_INVALID', why: 'a link is mailed and good once' },
  exportReceipt: {
    body: { month: 9 },
    refused: 'TASKS_OPEN',
    why: 'each task of a month is done by a call of its own',
  },
  getClosedVersion: { params: { versionId: '@closedVersion' } },
  verifyPeriod: { query: { month: 9 } },
  exportBankFile: { body: { month: 9, kind: 'ownBank' } },
  previewBankFile: { body: { month: 9, kind: 'ownBank' } },
  exportJournal: { body: { month: 9 } },
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
  saveLeaveApprover: { body: { sectorId: null, deputy: null } },
  login: { body: { email: '@adminEmail', password: 'Demo123' } },
  updatePaymentDate: { body: { was: '@paymentDate', paymentDate: '2026-10-29' } },
  getOutbox: DEMO_ALONE,
  getOutboxMail: DEMO_ALONE,
  getOutboxAttachment: DEMO_ALONE,
  getUserByEmail: { query: { email: '@adminEmail' } },
  previewTaxSlabs: { body: { saveTaxSlabs: TAX_STEPS, validFrom: '2026-09-01' } },
  previewTaxSlabsInCompany: { body: { saveTaxSlabs: TAX_STEPS, validFrom: '2026-09-01' } },
  saveTaxSlabs: { body: { saveTaxSlabs: TAX_STEPS, validFrom: '2026-12-01' } },
  saveSignOffRule: { body: { required: false, was: true } },
  agreeSignOffOff: { as: 'manager', before: [{ call: 'saveSignOffRule', as: 'admin' }] },
  withdrawSignOffOff: { before: [{ call: 'saveSignOffRule', as: 'admin' }] },
  addContract: {
    body: {
      employeeId: '@gone',
      version: '@goneVersion',
      contractStarted: '2026-10-20',
      expirationContract: null,
    },
  },
  correctEmployee: { body: { field: 'personalNumber', value: '1999384753', was: '@personalNumber' } },
  changeRecurringLine: { body: { id: '@line', version: '@lineVersion' } },
  deleteRecurringLine: { query: { id: '@line', version: '@lineVersion' } },
  endRecurringLine: { body: { id: '@line', version: '@lineVersion', to: '2026-10-31' } },
  closePeriod: { before: [SIGNED] },
  markClosing: { params: { versionId: '@closedVersion' }, body: { on: '2026-10-14' } },
  takeMarkBack: { params: { versionId: '@closedVersion', mark: 'paid' }, before: [{ call: 'markClosing' }] },
  markTasks: { params: { versionId: '@closedVersion' }, body: DECLARED },
  changeTaskDay: {
    params: { versionId: '@closedVersion', task: 'declaration' },
    body: { on: '2026-10-14' },
    before: [MARKED],
  },
  takeTaskBack: {
    params: { versionId: '@closedVersion', task: 'declaration' },
    query: { confirmation: 'keep' },
    before: [MARKED],
  },
  saveTaskConfirmation: {
    params: { versionId: '@closedVersion', task: 'declaration' },
    body: { file: '@pdf' },
    before: [MARKED],
  },
  getTaskConfirmationFile: {
    params: { versionId: '@closedVersion', task: 'declaration' },
    before: [MARKED, { call: 'saveTaskConfirmation' }],
  },
  acceptSalaryWarnings: { as: 'user', body: { findings: '@warnings' } },
  withdrawAcceptance: {
    body: { employeeId: '@warned', finding: '@warning' },
    before: [{ call: 'acceptSalaryWarnings' }],
  },
  signOffMonth: {
    as: 'user',
    body: { content: '@signed', accepts: { note: 'U pa', findings: '@warnings' } },
  },
  withdrawSignOff: { before: [SIGNED] },
  markMonthStep: { body: { step: '@step' } },
  takeMonthStepBack: { body: { step: '@step' }, before: [{ call: 'markMonthStep' }] },
  carryOverWhatIf: { body: { version: '@whatIfVersion', rows: '@rows' } },
  updateWhatIf: { body: { version: '@whatIfVersion' } },
  addStarterDocuments: { before: [{ call: 'deleteDocuments' }] },
  deleteAccountLink: { query: { accountId: '@accountLink' } },
  saveAccounts: { body: { paymentAccount: '1', tenantAccounts: [] } },
  exchangeAccessToken: {
    body: { realmId: '1' },
    refused: 'BOOKKEEPING_CONSENT_UNKNOWN',
    why: 'a consent is given in the service and good once',
  },
  saveBankLayout: {
    body: {
      layout: {
        ...{ name: 'Banka', format: 'csv', header: true, separator: ';', decimal: '.', encoding: 'utf-8' },
        ...{ sheet: 'Pagat', totalRow: true },
        columns: Array.from({ length: BankSettingsLimit.columns }, () => ({ field: 'iban', title: 'IBAN' })),
      },
    },
  },
};
