import type { LeaveTypeId, MaternityPhase } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';

type Words = {
  title: Record<LeaveTypeId, string>;
  number: string;
  law: (articles: readonly string[]) => string;
  name: string;
  decides: string;
  employer: string;
  businessNumber: string;
  employee: string;
  personalNumber: string;
  position: string;
  sector: string;
  leave: string;
  type: string;
  reason: string;
  article: string;
  from: string;
  to: string;
  workingDays: string;
  holidays: string;
  back: string;
  paid: string;
  paidPart: (percentage: number) => string;
  payers: Record<MaternityPhase['payer'], (percentage: number) => string>;
  phases: string;
  issued: string;
  forEmployer: string;
  received: string;
  missing: string;
  page: string;
  file: string;
};

const sq: Words = {
  title: {
    [LeaveType.annual]: 'Vendim për pushimin vjetor',
    [LeaveType.medical]: 'Vendim për pushimin mjekësor',
    [LeaveType.maternity]: 'Vendim për pushimin e lehonisë',
    [LeaveType.special]: 'Vendim për pushimin e veçantë',
  },
  number: 'Nr.',
  law: (articles) =>
    `Në bazë të ${articles.map((article) => `nenit ${article}`).join(' dhe ')} të Ligjit të Punës Nr. 03/L-212, punëdhënësi merr këtë vendim:`,
  name: 'Emri dhe mbiemri',
  decides: 'Punonjësit i lejohet pushimi si më poshtë.',
  employer: 'Punëdhënësi',
  businessNumber: 'NUI',
  employee: 'Punonjësi',
  personalNumber: 'Numri personal',
  position: 'Pozita',
  sector: 'Sektori',
  leave: 'Pushimi',
  type: 'Lloji',
  reason: 'Arsyeja',
  article: 'Neni',
  from: 'Nga',
  to: 'Deri më',
  workingDays: 'Ditë pune',
  holidays: 'Festa që nuk llogariten',
  back: 'Kthimi në punë',
  paid: 'Paguhet',
  paidPart: (percentage) => (percentage === 0 ? 'Pa pagesë' : `${percentage}% e pagës`),
  payers: {
    employer: (percentage) => `Punëdhënësi, ${percentage}% e pagës`,
    government: (percentage) => `Qeveria, ${percentage}% e pagës mesatare`,
    unpaid: () => 'Pa pagesë',
  },
  phases: 'Kush paguan',
  issued: 'Data',
  forEmployer: 'Për punëdhënësin',
  received: 'Punonjësi e pranoi më',
  missing: 'N/A',
  page: 'Faqja',
  file: 'Vendim',
};

const en: Words = {
  title: {
    [LeaveType.annual]: 'Decision on annual leave',
    [LeaveType.medical]: 'Decision on medical leave',
    [LeaveType.maternity]: 'Decision on maternity leave',
    [LeaveType.special]: 'Decision on special leave',
  },
  number: 'No.',
  law: (articles) =>
    `Under ${articles.map((article) => `article ${article}`).join(' and ')} of the Law on Labour No. 03/L-212 the employer decides as follows:`,
  name: 'Name',
  decides: 'The employee is granted the leave below.',
  employer: 'Employer',
  businessNumber: 'Business number (NUI)',
  employee: 'Employee',
  personalNumber: 'Personal number',
  position: 'Position',
  sector: 'Sector',
  leave: 'Leave',
  type: 'Type',
  reason: 'Reason',
  article: 'Article',
  from: 'From',
  to: 'To',
  workingDays: 'Working days',
  holidays: 'Public holidays that do not count',
  back: 'Back at work',
  paid: 'Paid',
  paidPart: (percentage) => (percentage === 0 ? 'Unpaid' : `${percentage}% of the salary`),
  payers: {
    employer: (percentage) => `The employer, ${percentage}% of the salary`,
    government: (percentage) => `The government, ${percentage}% of the average salary`,
    unpaid: () => 'Unpaid',
  },
  phases: 'Who pays',
  issued: 'Date',
  forEmployer: 'For the employer',
  received: 'Received by the employee on',
  missing: 'N/A',
  page: 'Page',
  file: 'Decision',
};

/** The words of the decision on a leave, by language. */
export const decisionWords = { sq, en };
