// The words of docs/glossary.md as rules: what a text may not say, and what it says instead. Read by check-glossary.mjs.

/** Sentences of the specification that have an exclamation mark, each in its own language only. */
const EXCLAIMED = {
  sq: /Diçka shkoi gabim!|Dicka shkoi keq gjate importimit nga Quickbooks!|Kodi i dhënë nuk është i saktë!|Nuk ka dokument!|Mund të provoni përsëri pas 1 ore!|Nuk jeni i kyçur!|Notification nuk mund te lexohet momentalisht!|Jeni kyçur me sukses!/u,
  // The server's answer is Albanian.
  en: /Nuk ka dokument!|Please enter a valid email!|No budget line was found from QuickBooks to import!|You have exceeded the project value!/u,
};
const CALM = 'it without an exclamation mark';

/** `[pattern, better]`, matched against each message of a language without its placeholders. */
export const FORBIDDEN_TEXTS = {
  sq: [
    [/!/u, CALM, EXCLAIMED.sq],
    [/(?<!\p{L})[çc]ka(?!\p{L})/iu, 'çfarë'],
    [/çfarë nëse/iu, 'simulimi'],
    [/(?<!\p{L})pun[ëe]tor/iu, 'punonjës'],
    [/konfigur/i, 'cilësimet'],
    [/(?<!\p{L})Kostoja/u, 'Kosto'],
    [
      /(?<!\p{L})email|E-mail-?(i|in|it|et|ash?)(?!\p{L})|e-mail-i|e-maila/iu,
      'E-mail',
      /(?<!\p{L})e-mail(i|in|it|et)(?!\p{L})/u,
    ],
    [/zbritj(e|et|eve)(?!\p{L})/iu, 'ndalesat'],
    [/lib(ër|ri|rin|rit|ra|rat) (i |e |të )?pun|workbook/iu, 'skedari Excel', /Excel Workbook \(\.xlsx\)/u],
    [/^[Ii] ri$/u, 'filloi, shtohet (a person may be a woman)'],
    [/palexuar(?!a)/iu, 'i palexuar (një njoftim)', /(?<!\p{L})i palexuar/u],
    [/^\{\{what\}\} u ruajt|^(Të )?\p{L}+t( shtesë)? u ruajt(?!\p{L})/u, 'u ruajtën after a plural'],
    [/Bruto gjithsej|^Gjithsej$/u, 'Bruto totale, Totali'],
    [/Tatimin? në (pagë|të ardhura)/iu, 'Tatimi në paga', /tatimin në të ardhurat personale/giu],
    [/suplementar/iu, 'kontributi shtesë'],
    [/(?<!\p{L})bilet/iu, 'gjoba'],
    [/profesion/iu, 'pozita'],
    [/hap(i|in|it) (i |e |të )?dytë/iu, 'verifikimi në dy hapa'],
    [/(?<!\p{L})tash(?!\p{L})/iu, 'tani'],
    [/(?<!\p{L})Fshi(?!\p{L})/u, 'Fshij'],
    [/[«»„]/u, '“…”'],
    [/\d \d{3}(?!\d)[ ,.]|\d,\d\d(?!\d)/u, '1,000.00'],
    [/pushim\p{L}* special/iu, 'pushim i veçantë'],
    [/(par|dyt)ësor/iu, 'primar, sekondar'],
    [/regjistri\p{L}* (i|e|të) auditimit/iu, 'regjistri i veprimeve'],
    [/super-administrator/iu, 'super administrator'],
    [/(?<!\p{L})pas orarit/iu, 'jashtë orarit'],
    [/(?<!\p{L})kthe prapa/iu, 'zhbëj'],
    [/(?<!\p{L})N\/A(?!\p{L})/u, '–'],
    [/me afat të kaluar/iu, 'në vonesë'],
  ],
  en: [
    [/!/u, CALM, EXCLAIMED.en],
    [/\b(stands|stand) twice\b/i, 'appears twice'],
    [/\bmeanwhile\b/i, 'in the meantime'],
    [/\bpast a deadline\b/i, 'overdue'],
    [/\bno longer good\b/i, 'expired'],
    [/\bput right\b/i, 'fixed'],
    [/\bgo(es)? on with\b/i, 'continue with'],
    [/\bconfigurations?\b/i, 'Settings'],
    [/\btogether\b/i, 'in total, in bulk'],
    [/\bmain page\b/i, 'Home'],
    [/\bmarks\b/i, 'notes', /\b(that|which) marks\b/],
    [/^a whole month\b/i, 'a full month'],
    [/\bwithout an? end\b|\bwithout end\b/i, 'open-ended'],
    [/\bworkbooks?\b/i, 'Excel file', /Excel Workbook \(\.xlsx\)/],
    [/\bemails?\b/i, 'e-mail'],
    [/\bincome tax\b/i, 'wage tax', /Law on Personal Income Tax/],
    [/\bvacation/i, 'leave'],
    [/\boccupation\b/i, 'position'],
    [/\bsuper administrator\b/i, 'super admin'],
    [/\bsecond step\b/i, 'two-factor verification'],
    [/\blog(ged)? (in|out)\b|\blogout\b|\blogin\b/i, 'sign in, sign out', /You are not logged in/],
    [/\btickets?\b/i, 'fine'],
    [/\bhash\b|\bseal\b/i, 'checksum'],
    [/\bblockers?\b/i, 'error, warning'],
    [/\bbank holiday/i, 'public holiday'],
    [/\bpay slip/i, 'payslip'],
    [/\babsences?\b/i, 'leave'],
    [/\bfinali[sz]e/i, 'close'],
    [/\btaken? back\b/i, 'undone, withdrawn'],
    [/… (people|persons?)\b/, 'employees, for a count of them'],
    [/\bafter[ -](work )?hours\b|\bhours after work\b/i, 'overtime'],
    [/\bguard (duty|hours?|pay)\b/i, 'on-call'],
  ],
};

/** Texts of the specification, kept as they stand there: package and key. */
export const LITERAL_TEXTS = [
  'mf-employees documents.add.required',
  'mf-employees documents.send.invalid',
  'mf-employees documents.send.required',
  'mf-employees import.noRows',
  'mf-employees import.notSaved',
  'mf-employees import.saved',
  'mf-reports contributionsBook.employeeFirst',
  'mf-reports frame.mail.invalid',
  'mf-reports frame.nobodyFound',
  'mf-vacations people.nobody',
];

/** Sources of texts outside the messages (mail, PDF, Excel) that hold words of others: the tax administration's titles, headers people write, a literal. */
export const SOURCES_OF_OTHERS = [
  'mock-api/src/documents/send-document.ts',
  'mock-api/src/employees/edi/read/edi-columns.ts',
  'mock-api/src/employees/import/read/cells/read-choice.ts',
  'mock-api/src/employees/import/read/columns.ts',
  'mock-api/src/leave/import/columns.ts',
];
