import type { LeaveTypeId, MaternityPhase } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';

/** Who is granted leave. What is not known of somebody is left out of the sentence. */
export type Granted = {
  name: string;
  female: boolean;
  personalNumber: string | null;
  position: string | null;
  sectors: string;
};
type Span = { from: string; to: string };
type Payment = Span & { percentage: number };

/** The sentences of the decision on a leave, each whole: what varies stands inside it. Dates and figures arrive as they are read. */
type Words = {
  title: Record<LeaveTypeId, string>;
  leave: Record<LeaveTypeId, string>;
  number: string;
  issued: string;
  businessNumber: string;
  decides: (by: {
    articles: readonly string[];
    employer: string;
    representative: string | null;
    day: string;
  }) => string;
  granted: (who: Granted, leave: Span & { kind: string; reason: string | null; days: number }) => string;
  holidays: (list: readonly string[]) => string;
  paid: (who: Granted, percentage: number) => string;
  phases: (list: readonly string[]) => string;
  payers: Record<MaternityPhase['payer'], (payment: Payment) => string>;
  back: (who: Granted, day: string) => string;
  copies: (who: Granted) => string;
  review: (who: Granted) => string;
  forEmployer: string;
  received: (who: Granted) => string;
  missing: string;
  page: string;
  file: string;
};

const listed = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
const clauses = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(', ');

const sq: Words = {
  title: {
    [LeaveType.annual]: 'Vendim për pushimin vjetor',
    [LeaveType.medical]: 'Vendim për pushimin mjekësor',
    [LeaveType.maternity]: 'Vendim për pushimin e lehonisë',
    [LeaveType.special]: 'Vendim për pushimin e veçantë',
  },
  leave: {
    [LeaveType.annual]: 'pushimi vjetor',
    [LeaveType.medical]: 'pushimi mjekësor',
    [LeaveType.maternity]: 'pushimi i lehonisë',
    [LeaveType.special]: 'pushimi i veçantë',
  },
  number: 'Nr.',
  issued: 'Data',
  businessNumber: 'NUI',
  decides: ({ articles, employer, representative, day }) =>
    `Në bazë të ${articles.map((article) => `nenit ${article}`).join(' dhe ')} të Ligjit të Punës Nr. 03/L-212, punëdhënësi ${employer}${representative ? `, i përfaqësuar nga ${representative},` : ''} më ${day} merr këtë:`,
  granted: ({ name, female, personalNumber, position, sectors }, { kind, reason, from, to, days }) =>
    `${clauses([
      `${female ? 'Punonjëses' : 'Punonjësit'} ${name}`,
      personalNumber && `me numër personal ${personalNumber}`,
      position && `në pozitën ${position}`,
      sectors && `në sektorin ${sectors}`,
    ])}, i lejohet ${kind}${reason ? ` me arsyen “${reason}”` : ''} prej ${from} deri më ${to}, gjithsej ${days} ditë pune.`,
  holidays: (list) =>
    list.length === 1
      ? `Festa zyrtare brenda këtyre datave nuk llogaritet si ditë pushimi: ${list[0]}.`
      : `Festat zyrtare brenda këtyre datave nuk llogariten si ditë pushimi: ${listed(list, 'dhe')}.`,
  paid: ({ female }, percentage) =>
    percentage === 0
      ? 'Ky pushim është pa pagesë.'
      : `Gjatë pushimit ${female ? 'punonjësja' : 'punonjësi'} merr ${percentage}% të pagës.`,
  phases: (list) => `Pagesa gjatë pushimit bëhet kështu: ${list.join('; ')}.`,
  payers: {
    employer: ({ from, to, percentage }) =>
      `prej ${from} deri më ${to} punëdhënësi paguan ${percentage}% të pagës`,
    government: ({ from, to, percentage }) =>
      `prej ${from} deri më ${to} Qeveria paguan ${percentage}% të pagës mesatare`,
    unpaid: ({ from, to }) => `prej ${from} deri më ${to} pushimi është pa pagesë`,
  },
  back: ({ female }, day) => `${female ? 'Punonjësja' : 'Punonjësi'} kthehet në punë më ${day}.`,
  copies: ({ female }) =>
    `Ky vendim hyn në fuqi ditën kur nënshkruhet. Një kopje i dorëzohet ${female ? 'punonjëses' : 'punonjësit'}, një ruhet në dosjen personale.`,
  review: ({ female }) =>
    `Nëse ${female ? 'punonjësja' : 'punonjësi'} nuk pajtohet me këtë vendim, mund t’i drejtohet punëdhënësit me kërkesë sipas nenit 78 të Ligjit të Punës.`,
  forEmployer: 'Për punëdhënësin',
  received: ({ female }) => `${female ? 'Punonjësja' : 'Punonjësi'} e pranoi më`,
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
  leave: {
    [LeaveType.annual]: 'annual leave',
    [LeaveType.medical]: 'medical leave',
    [LeaveType.maternity]: 'maternity leave',
    [LeaveType.special]: 'special leave',
  },
  number: 'No.',
  issued: 'Date',
  businessNumber: 'Business number (NUI)',
  decides: ({ articles, employer, representative, day }) =>
    `Under ${articles.map((article) => `article ${article}`).join(' and ')} of the Law on Labour No. 03/L-212, the employer ${employer}${representative ? `, represented by ${representative},` : ''} issues on ${day} this:`,
  granted: ({ name, personalNumber, position, sectors }, { kind, reason, from, to, days }) =>
    `${clauses([
      `The employee ${name}`,
      personalNumber && `personal number ${personalNumber}`,
      position && `in the position ${position}`,
      sectors && `in the sector ${sectors}`,
    ])}, is granted ${kind}${reason ? ` for the reason “${reason}”` : ''} from ${from} to ${to}, ${days} working ${days === 1 ? 'day' : 'days'} in total.`,
  holidays: (list) =>
    list.length === 1
      ? `The public holiday between these dates does not count as leave: ${list[0]}.`
      : `The public holidays between these dates do not count as leave: ${listed(list, 'and')}.`,
  paid: (_who, percentage) =>
    percentage === 0
      ? 'This leave is unpaid.'
      : `During the leave the employee receives ${percentage}% of the salary.`,
  phases: (list) => `The leave is paid as follows: ${list.join('; ')}.`,
  payers: {
    employer: ({ from, to, percentage }) =>
      `from ${from} to ${to} the employer pays ${percentage}% of the salary`,
    government: ({ from, to, percentage }) =>
      `from ${from} to ${to} the government pays ${percentage}% of the average salary`,
    unpaid: ({ from, to }) => `from ${from} to ${to} the leave is unpaid`,
  },
  back: (_who, day) => `The employee returns to work on ${day}.`,
  copies: () =>
    'This decision takes effect on the day it is signed. One copy is handed to the employee, one is kept in the personnel file.',
  review: () =>
    'An employee who does not agree with this decision may submit a request to the employer under article 78 of the Law on Labour.',
  forEmployer: 'For the employer',
  received: () => 'Received by the employee on',
  missing: 'N/A',
  page: 'Page',
  file: 'Decision',
};

/** The words of the decision on a leave, by language. */
export const decisionWords = { sq, en };
