import { civilDateOf } from '@paga/calendar';
import type { FileAnswer } from '@paga/contract/endpoint';
import type { Language } from '@paga/contract/shapes';
import { printPaper } from '#core/print/print-paper.ts';

type Letter = {
  name: string;
  company: string;
  code: string;
  origin: string;
  until: Date;
  language: Language;
};

const WORDS = {
  sq: {
    title: 'Ftesë për faqen tuaj',
    file: 'ftesa-e-faqes',
    to: 'Për',
    lead: (company: string) => `${company} ju fton të hapni faqen tuaj si punonjës.`,
    steps: [
      'Hapni këtë adresë në telefonin ose kompjuterin tuaj:',
      'Shkruani këtë kod:',
      'Shkruani katër shifrat e fundit të numrit tuaj personal dhe krijoni një çelës kalimi.',
    ],
    until: 'Kodi vlen vetëm një herë, deri më',
    closing: 'Mos ia jepni askujt këtë letër. Pasi të jeni bashkuar, ajo nuk vlen më.',
  },
  en: {
    title: 'Invitation to your own page',
    file: 'own-page-invitation',
    to: 'For',
    lead: (company: string) => `${company} invites you to open your own page as an employee.`,
    steps: [
      'Open this address on your phone or computer:',
      'Type this code:',
      'Type the last four digits of your personal number and make a passkey.',
    ],
    until: 'The code is good once, until',
    closing: 'Give this letter to nobody. Once you have joined it is worth nothing.',
  },
} as const;

/** The code as it is read and typed: in groups of four. */
const grouped = (code: string) => (code.match(/.{4}/g) ?? []).join('-');
const dotted = (date: string) => date.split('-').reverse().join('.');

/** The letter that invites somebody whom no mail may reach, as a tagged PDF. */
export async function letterPaper({
  name,
  company,
  code,
  origin,
  until,
  language,
}: Letter): Promise<FileAnswer> {
  const words = WORDS[language];
  const [open, type, digits] = words.steps;
  const bytes = await printPaper('src/own/invitations/letter-paper.typ', {
    ...{ language, company, title: words.title, to: `${words.to}: ${name}`, lead: words.lead(company) },
    steps: [
      { text: open, figure: `${origin}/me/join` },
      { text: type, figure: grouped(code) },
      { text: digits, figure: null },
    ],
    until: `${words.until} ${dotted(civilDateOf(until))}.`,
    closing: words.closing,
  });
  return { fileName: `${words.file}.pdf`, contentType: 'application/pdf', bytes };
}
