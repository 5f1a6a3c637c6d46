import type { MailParts } from './mail-text.ts';

/** `month` is worded (`tetorin 2026`); `open`: the month may still change. */
type PayslipValues = { name: string; company: string; month: string; open: boolean };

/** Brings an employee the payslip of a month. */
export const payslip = {
  sq: ({ name, company, month, open }: PayslipValues): MailParts => ({
    subject: `Fletëpagesa për ${month}`,
    paragraphs: [
      `Përshëndetje ${name},`,
      `Bashkëngjitur e keni fletëpagesën tuaj për ${month} nga ${company}.`,
    ],
    closing: [
      ...(open ? ['Muaji nuk është mbyllur ende: shifrat mund të ndryshojnë.'] : []),
      'Nëse diçka nuk ju duket në rregull, pyesni personin që merret me pagat në kompaninë tuaj.',
    ],
  }),
  en: ({ name, company, month, open }: PayslipValues): MailParts => ({
    subject: `Payslip for ${month}`,
    paragraphs: [`Hello ${name},`, `Attached is your payslip for ${month} from ${company}.`],
    closing: [
      ...(open ? ['The month is not closed yet: its figures may still change.'] : []),
      'If something looks wrong, ask the person who looks after salaries in your company.',
    ],
  }),
};
