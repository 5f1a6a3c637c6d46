// The words of docs/glossary.md as rules: what a text may not say, and what it says instead. Read by check-glossary.mjs.

/** `[pattern, better]`, matched against each message of a language without its placeholders. */
export const FORBIDDEN_TEXTS = {
  sq: [
    [/(?<!\p{L})çka(?!\p{L})/iu, 'çfarë'],
    [/(?<!\p{L})pun[ëe]tor/iu, 'punonjës'],
    [/konfigur/i, 'cilësimet'],
    [/(?<!\p{L})Kostoja/u, 'Kosto'],
    [
      /(?<!\p{L})email|E-mail-?(i|in|it|et|ash?)(?!\p{L})|e-mail-i|e-maila/iu,
      'E-mail',
      /(?<!\p{L})e-mail(i|in|it|et)(?!\p{L})/u,
    ],
    [/zbritj(e|et|eve)(?!\p{L})/iu, 'ndalesat'],
    [/lib(ër|ri|rin) (i |e )?pun/iu, 'skedari Excel'],
    [/^[Ii] ri$/u, 'filloi, shtohet (a person may be a woman)'],
    [/palexuar(?!a)/iu, 'i palexuar (një njoftim)', /(?<!\p{L})i palexuar/u],
    [/^\{\{what\}\} u ruajt|(Ndalesat|Shtesat|Orët shtesë) u ruajt(?!\p{L})/u, 'u ruajtën after a plural'],
    [/Bruto gjithsej|^Gjithsej$/u, 'Bruto totale, Totali'],
    [/Tatimi në (pagë|të ardhura)/iu, 'Tatimi në paga'],
    [/pushim\p{L}* special/iu, 'pushim i veçantë'],
    [/(par|dyt)ësor/iu, 'primar, sekondar'],
    [/regjistri\p{L}* (i|e|të) auditimit/iu, 'regjistri i veprimeve'],
    [/super-administrator/iu, 'super administrator'],
    [/(?<!\p{L})pas orarit/iu, 'jashtë orarit'],
  ],
  en: [
    [/\bconfigurations?\b/i, 'Settings'],
    [/\btogether\b/i, 'in total, in bulk'],
    [/\bmain page\b/i, 'Home'],
    [/\bmarks\b/i, 'notes', /\b(that|which) marks\b/],
    [/^a whole month\b/i, 'a full month'],
    [/\bwithout an? end\b|\bwithout end\b/i, 'open-ended'],
    [/\bworkbook\b/i, 'Excel file', /Excel Workbook \(\.xlsx\)/],
    [/\bemails?\b/i, 'e-mail'],
    [/\bincome tax\b/i, 'wage tax'],
    [/\bvacation/i, 'leave'],
    [/\boccupation\b/i, 'position'],
    [/\bsuper administrator\b/i, 'super admin'],
    [/\bsecond step\b/i, 'two-factor verification'],
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

/** Sources of Albanian texts outside the messages (mail, PDF, Excel) that hold words of others: the tax administration's titles, headers people write. */
export const SOURCES_OF_OTHERS = [
  'mock-api/src/employees/edi/read/edi-columns.ts',
  'mock-api/src/employees/import/read/cells/read-choice.ts',
  'mock-api/src/employees/import/read/columns.ts',
  'mock-api/src/leave/import/columns.ts',
];
