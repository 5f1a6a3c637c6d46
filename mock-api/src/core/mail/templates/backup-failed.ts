import type { MailParts } from './mail-text.ts';

/** `on`: the day (`DD.MM.YYYY`). */
type BackupFailedValues = { name: string; company: string; on: string };

/** Notifies the administrators of a company that the backup of its schedule was not made. */
export const backupFailed = {
  sq: ({ name, company, on }: BackupFailedValues): MailParts => ({
    subject: `Kopja rezervë nuk u bë – ${company}`,
    paragraphs: [
      `Përshëndetje ${name},`,
      `Më ${on} kopja rezervë e kompanisë ${company} nuk u bë, as pas tri përpjekjeve. Kopjet e mëparshme janë ende aty. Natën tjetër provohet përsëri.`,
    ],
    closing: [
      'Arsyen e gjeni te Cilësimet, Kopja rezervë; atje mund ta kërkoni edhe menjëherë. Nëse dështon prapë, njoftoni operatorin e serverit.',
    ],
  }),
  en: ({ name, company, on }: BackupFailedValues): MailParts => ({
    subject: `The backup was not made – ${company}`,
    paragraphs: [
      `Hello ${name},`,
      `On ${on} the backup of ${company} was not made, not in three tries either. Earlier backups are still there. It is tried again the next night.`,
    ],
    closing: [
      'The reason is under Settings, Backup, where you can also request one at once. If it fails again, ask the operator of the server.',
    ],
  }),
};
