import { heading, type Letter, type Paragraph, text, title } from './word-letter.ts';

const SIGNATURES = text(
  'Punëdhënësi: ______________________                    Punonjësi: ______________________',
);

// Law on Labour 03/L-212: articles 10 and 11 say what a contract has to name.
const CONTRACT: readonly Paragraph[] = [
  title('KONTRATË PUNE'),
  text(
    'E lidhur më {{today}}, në pajtim me nenet 10 dhe 11 të Ligjit të Punës nr. 03/L-212, ndërmjet {{companyName}}, me numër biznesi {{companyBusinessNumber}} (në tekstin e mëtejmë: Punëdhënësi), dhe {{fullName}}, me numër personal {{personalNumber}}, me adresë {{address}} (në tekstin e mëtejmë: Punonjësi).',
  ),
  heading('Neni 1 – Vendi i punës'),
  text(
    'Punonjësi pranohet në vendin e punës {{occupation}}, në sektorin {{sectors}}, {{employmentType}}, duke filluar nga data {{contractStarted}}.',
  ),
  heading('Neni 2 – Kohëzgjatja'),
  text(
    'Kontrata vlen nga {{contractStarted}} deri më {{contractEnds}}. Nëse nuk ka datë përfundimi, kontrata lidhet për kohë të pacaktuar.',
  ),
  heading('Neni 3 – Paga'),
  text(
    'Paga bruto mujore është {{grossSalary}}, prej së cilës ndalen kontributi pensional dhe tatimi në paga sipas ligjit. Paga paguhet në bankën {{bank}}, llogaria {{bankAccountNumber}}.',
  ),
  heading('Neni 4 – Orari dhe pushimet'),
  text(
    'Orari i plotë i punës është 40 orë në javë. Punonjësi ka të drejtë në së paku katër javë pushim vjetor për çdo vit kalendarik, në pushim mjekësor dhe në pushime tjera sipas ligjit.',
  ),
  heading('Neni 5 – Shkëputja e kontratës'),
  text(
    'Kontrata shkëputet sipas neneve 67 deri 71 të Ligjit të Punës, me afatet e njoftimit që ai parasheh.',
  ),
  SIGNATURES,
];

const LEAVE_DECISION: readonly Paragraph[] = [
  title('VENDIM PËR PUSHIM'),
  text(
    '{{companyName}}, me numër biznesi {{companyBusinessNumber}}, në bazë të kërkesës së punonjësit dhe të neneve 32 deri 39 të Ligjit të Punës nr. 03/L-212, më {{today}} merr këtë vendim:',
  ),
  text(
    '1. Punonjësit {{fullName}}, me numër personal {{personalNumber}}, në vendin e punës {{occupation}}, i lejohet pushimi nga data ______________ deri më ______________, gjithsej ______ ditë pune.',
  ),
  text(
    '2. Lloji i pushimit: ____________________. Gjatë pushimit punonjësi ka të drejtë në pagë sipas ligjit.',
  ),
  text('3. Punonjësi kthehet në punë më ______________.'),
  text('4. Vendimi hyn në fuqi ditën e nënshkrimit.'),
  heading('Arsyetim'),
  text(
    'Kërkesa u shqyrtua dhe u gjet se punonjësi ka ditë të mjaftueshme të pashfrytëzuara dhe se mungesa e tij nuk e pengon punën.',
  ),
  SIGNATURES,
];

const EMPLOYMENT_NOTE: readonly Paragraph[] = [
  title('VËRTETIM'),
  text(
    '{{companyName}} vërteton se {{fullName}}, me numër personal {{personalNumber}}, është në marrëdhënie pune që nga {{jobStarted}}, në vendin e punës {{occupation}}, me pagë bruto mujore {{grossSalary}} dhe pagë neto {{netSalary}}.',
  ),
  text('Vërtetimi lëshohet më {{today}} me kërkesë të punonjësit.'),
  text('Personi i autorizuar: ______________________'),
];

/** The ready-made templates in Albanian. */
export const LETTERS_SQ: readonly Letter[] = [
  { name: 'Kontratë pune', fileName: 'Kontrate-pune.docx', paragraphs: CONTRACT },
  { name: 'Vendim për pushim', fileName: 'Vendim-per-pushim.docx', paragraphs: LEAVE_DECISION },
  { name: 'Vërtetim i punësimit', fileName: 'Vertetim-i-punesimit.docx', paragraphs: EMPLOYMENT_NOTE },
];
