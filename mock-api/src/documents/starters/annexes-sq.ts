import type { AnnexDocument } from '@paga/contract/documents';
import { heading, type Letter, text, title } from './word-letter.ts';

const PARTIES = text(
  'Ndërmjet {{companyName}}, me numër biznesi {{companyBusinessNumber}} (Punëdhënësi), dhe {{fullName}}, me numër personal {{personalNumber}} (Punonjësi), më {{today}} lidhet ky aneks i kontratës së punës që zgjat nga {{contractStarted}}.',
);
const REST = text(
  'Të gjitha dispozitat e tjera të kontratës së punës mbeten të pandryshuara. Aneksi është pjesë e kontratës dhe u nënshkrua në dy kopje, nga një për secilën palë.',
);
const SIGNATURES = text(
  'Punëdhënësi: ______________________                    Punonjësi: ______________________',
);

/** The annexes to the contract, in Albanian. */
export const ANNEXES_SQ = {
  raiseAnnex: {
    name: 'Aneks kontrate për pagën',
    fileName: 'Aneks-kontrate-per-pagen.docx',
    paragraphs: [
      title('ANEKS I KONTRATËS SË PUNËS'),
      PARTIES,
      heading('Neni 1'),
      text(
        'Nga {{raiseFrom}} paga e Punonjësit në vendin e punës {{occupation}} ndryshon nga {{payBefore}} në {{payAfter}} {{payUnit}}.',
      ),
      heading('Neni 2'),
      REST,
      SIGNATURES,
    ],
  },
  termAnnex: {
    name: 'Aneks kontrate për vazhdimin e afatit',
    fileName: 'Aneks-kontrate-per-afatin.docx',
    paragraphs: [
      title('ANEKS I KONTRATËS SË PUNËS'),
      PARTIES,
      heading('Neni 1'),
      text(
        'Kontrata me afat deri më {{termBefore}} vazhdohet nga {{termFrom}} deri më {{termUntil}}, në vendin e punës {{occupation}}, {{employmentType}}.',
      ),
      heading('Neni 2'),
      REST,
      SIGNATURES,
    ],
  },
} as const satisfies Record<AnnexDocument, Letter>;
