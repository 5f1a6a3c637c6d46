import { heading, type Letter, type Paragraph, text, title } from './word-letter.ts';

const SIGNATURES = text(
  'The employer: ______________________                    The employee: ______________________',
);

// Law on Labour 03/L-212: articles 10 and 11 say what a contract has to name.
const CONTRACT: readonly Paragraph[] = [
  title('EMPLOYMENT CONTRACT'),
  text(
    'Made on {{today}}, under articles 10 and 11 of the Law on Labour no. 03/L-212, between {{companyName}}, business number {{companyBusinessNumber}} (the Employer), and {{fullName}}, personal number {{personalNumber}}, of {{address}} (the Employee).',
  ),
  heading('Article 1 – The job'),
  text(
    'The Employee takes the job of {{occupation}}, in the sector {{sectors}}, {{employmentType}}, beginning on {{contractStarted}}.',
  ),
  heading('Article 2 – Duration'),
  text(
    'The contract holds from {{contractStarted}} to {{contractEnds}}. If no end is given, it is made for an indefinite time.',
  ),
  heading('Article 3 – Pay'),
  text(
    'The monthly gross salary is {{grossSalary}}, from which the pension contribution and the tax on wages are deducted by law. It is paid to the account {{bankAccountNumber}} at {{bank}}.',
  ),
  heading('Article 4 – Hours and leave'),
  text(
    'Full time is 40 hours a week. The Employee has the right to at least four weeks of annual leave in each calendar year, to sick leave and to other leave by law.',
  ),
  heading('Article 5 – End of the contract'),
  text(
    'The contract is ended under articles 67 to 71 of the Law on Labour, with the notice they provide for.',
  ),
  SIGNATURES,
];

const LEAVE_DECISION: readonly Paragraph[] = [
  title('DECISION ON LEAVE'),
  text(
    '{{companyName}}, business number {{companyBusinessNumber}}, at the request of the employee and under articles 32 to 39 of the Law on Labour no. 03/L-212, decides on {{today}}:',
  ),
  text(
    '1. {{fullName}}, personal number {{personalNumber}}, working as {{occupation}}, is granted leave from ______________ to ______________, ______ working days in all.',
  ),
  text(
    '2. Kind of leave: ____________________. During the leave the employee has the right to pay as the law provides.',
  ),
  text('3. The employee returns to work on ______________.'),
  text('4. The decision takes effect on the day it is signed.'),
  heading('Reasons'),
  text(
    'The request was looked at; the employee has enough days left, and the work is not hindered by the leave.',
  ),
  SIGNATURES,
];

const EMPLOYMENT_NOTE: readonly Paragraph[] = [
  title('CONFIRMATION OF EMPLOYMENT'),
  text(
    '{{companyName}} confirms that {{fullName}}, personal number {{personalNumber}}, has been employed since {{jobStarted}}, as {{occupation}}, with a monthly gross salary of {{grossSalary}} and a net salary of {{netSalary}}.',
  ),
  text('This confirmation is issued on {{today}} at the request of the employee.'),
  text('Authorised person: ______________________'),
];

/** The ready-made templates in English. */
export const LETTERS_EN: readonly Letter[] = [
  { name: 'Employment contract', fileName: 'Employment-contract.docx', paragraphs: CONTRACT },
  { name: 'Decision on leave', fileName: 'Decision-on-leave.docx', paragraphs: LEAVE_DECISION },
  {
    name: 'Confirmation of employment',
    fileName: 'Confirmation-of-employment.docx',
    paragraphs: EMPLOYMENT_NOTE,
  },
];
