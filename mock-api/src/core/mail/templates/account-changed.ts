import type { MailParts } from './mail-text.ts';

/** `people`: whose account; empty where the mail goes to that person. `account`: the last digits of the new one; null: there is none any more. */
type AccountChangedValues = {
  name: string;
  company: string;
  by: string;
  people: string;
  account: string | null;
};

/** Notifies an employee, or the administrators of a company, that pay goes to another account from now on. */
export const accountChanged = {
  sq: ({ name, company, by, people, account }: AccountChangedValues): MailParts => {
    const whose = people === '' ? 'ku paguhet paga juaj' : `ku paguhet paga e: ${people}`;
    const now =
      account === null ? 'Tani nuk është shënuar asnjë llogari.' : `Llogaria e re mbaron me ${account}.`;
    return {
      subject: 'U ndërrua një llogari bankare për pagë',
      paragraphs: [
        `Përshëndetje ${name},`,
        `Në ${company}, ${by} ndërroi llogarinë bankare ${whose}. ${now}`,
      ],
      closing: [
        people === ''
          ? 'Nëse këtë nuk e keni kërkuar ju, lajmëroni menjëherë kompaninë, jo duke iu përgjigjur këtij e-maili.'
          : 'Nëse nuk e dini pse, pyesni punonjësin para se të mbyllet muaji.',
      ],
    };
  },
  en: ({ name, company, by, people, account }: AccountChangedValues): MailParts => {
    const whose = people === '' ? 'that your pay goes to' : `that the pay of these goes to: ${people}`;
    const now = account === null ? 'No account is entered now.' : `The new one ends with ${account}.`;
    return {
      subject: 'A bank account for pay was changed',
      paragraphs: [`Hello ${name},`, `At ${company}, ${by} changed the bank account ${whose}. ${now}`],
      closing: [
        people === ''
          ? 'If you did not ask for it, tell your company at once, not by answering this mail.'
          : 'If you do not know why, ask the employee before the month is closed.',
      ],
    };
  },
};
