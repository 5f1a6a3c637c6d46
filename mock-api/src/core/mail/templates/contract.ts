import type { MailParts } from './mail-text.ts';

type ContractValues = { name: string; company: string };

/** Brings an employee the own contract. */
export const contract = {
  sq: ({ name, company }: ContractValues): MailParts => ({
    subject: `Kontrata juaj e punës me ${company}`,
    paragraphs: [`Përshëndetje ${name},`, `Bashkëngjitur e keni kontratën tuaj të punës me ${company}.`],
    closing: ['Ruajeni. Për pyetje drejtohuni kompanisë suaj.'],
  }),
  en: ({ name, company }: ContractValues): MailParts => ({
    subject: `Your employment contract with ${company}`,
    paragraphs: [`Hello ${name},`, `Attached is your employment contract with ${company}.`],
    closing: ['Keep it safe. If you have questions, ask your company.'],
  }),
};
