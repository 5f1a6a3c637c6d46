import type { EndDocument } from '@paga/contract/documents';
import { heading, type Letter, text, title } from './word-letter.ts';

const SIGNATURES = text(
  'Punëdhënësi: ______________________                    Punonjësi: ______________________',
);

/** What the end of employment is written with, in Albanian. */
export const END_LETTERS_SQ = {
  endDecision: {
    name: 'Vendim për përfundimin e punësimit',
    fileName: 'Vendim-per-perfundimin-e-punesimit.docx',
    paragraphs: [
      title('VENDIM PËR PËRFUNDIMIN E MARRËDHËNIES SË PUNËS'),
      text(
        '{{companyName}}, me numër biznesi {{companyBusinessNumber}}, në bazë të nenit {{endArticle}} të Ligjit të Punës nr. 03/L-212, më {{today}} vendos:',
      ),
      text(
        '1. {{fullName}}, me numër personal {{personalNumber}}, në vendin e punës {{occupation}} që nga {{contractStarted}}, i përfundon marrëdhënia e punës. Dita e fundit e punës është {{lastDay}}.',
      ),
      text('2. Arsyeja: {{endReason}}.'),
      text('3. Njoftimi u dha më {{noticeOn}}; ligji kërkon {{noticeDays}} ditë kalendarike.'),
      text(
        '4. {{unusedLeaveDays}} ditë pune të pashfrytëzuara të pushimit vjetor paguhen me {{unusedLeavePay}} euro bruto, bashkë me pagën e fundit (neni 32).',
      ),
      text(
        '5. Punonjësi dorëzon deri në ditën e fundit të punës gjithçka që i është besuar, sipas listës së dorëzimit.',
      ),
      text('6. Kundër këtij vendimi punonjësi mund të bëjë ankesë te punëdhënësi brenda 30 ditëve.'),
      SIGNATURES,
    ],
  },
  endCertificate: {
    name: 'Vërtetim i punësimit deri në largim',
    fileName: 'Vertetim-ne-largim.docx',
    paragraphs: [
      title('VËRTETIM'),
      text(
        '{{companyName}}, me numër biznesi {{companyBusinessNumber}}, vërteton se {{fullName}}, me numër personal {{personalNumber}}, ishte në marrëdhënie pune nga {{contractStarted}} deri më {{lastDay}}, në vendin e punës {{occupation}}, {{employmentType}}.',
      ),
      text('Kontributet dhe tatimi në paga për këtë kohë u llogaritën dhe u deklaruan nga punëdhënësi.'),
      text('Vërtetimi lëshohet më {{today}}, me përfundimin e marrëdhënies së punës.'),
      text('Personi i autorizuar: ______________________'),
    ],
  },
  endHandover: {
    name: 'Lista e dorëzimit',
    fileName: 'Lista-e-dorezimit.docx',
    paragraphs: [
      title('LISTA E DORËZIMIT'),
      text('{{fullName}}, {{occupation}}, {{sectors}}. Dita e fundit e punës: {{lastDay}}.'),
      heading('U dorëzuan'),
      text('☐ Çelësat dhe kartelat: ______________________'),
      text('☐ Kompjuteri, telefoni dhe pajisjet: ______________________'),
      text('☐ Vetura dhe dokumentet e saj: ______________________'),
      text('☐ Veshja dhe veglat e punës: ______________________'),
      text('☐ Dokumentet, vulat dhe dosjet: ______________________'),
      text('☐ Llogaritë dhe fjalëkalimet, të mbyllura ose të kaluara: ______________________'),
      text('☐ Punët e papërfunduara, kaluar te: ______________________'),
      text('☐ Avancet dhe paratë e gatshme, të shlyera: ______________________'),
      text('Vendi dhe data: ______________________'),
      SIGNATURES,
    ],
  },
} as const satisfies Record<EndDocument, Letter>;
