import type { TraceStep } from '@paga/contract/payroll/trace';
import type { FormulaKey, StepKey } from '#trace/trace.ts';

/** What the numbers of a trace are called: its steps, and what else goes into them. */
const values = {
  additions: 'Shtesa',
  adultChildren: 'Fëmijë të rritur',
  adultChildrenPremium: 'Primi për fëmijë të rritur',
  agreedPrice: 'Çmimi i kontraktuar i orës',
  avanse: 'Avans',
  base: 'Paga bazë',
  bruttoWithoutInsurance: 'Bruto pa sigurim',
  children: 'Fëmijë',
  childrenPremium: 'Primi për fëmijë',
  companyCost: 'Kosto e kompanisë',
  contractDays: 'Ditët e kontratës',
  contractEnded: 'Fundi i kontratës',
  contractStarted: 'Fillimi i kontratës',
  contributionEmployee: 'Kontributi pensional i punonjësit',
  contributionEmployer: 'Kontributi pensional i punëdhënësit',
  deductions: 'Ndalesat',
  employerShare: 'Pjesa e punëdhënësit',
  entered: 'Vlera e shkruar',
  extraBrutto: 'Shtesë bruto',
  extraNetto: 'Shtesë neto',
  familyExpenses: 'Sigurimi i familjes',
  familyPremium: 'Primi i familjes',
  from: 'Prej',
  grossPay: 'Bruto e muajit',
  grossUp: 'Bruto e shtesës neto',
  'hourLines.afterWork': 'Punë jashtë orarit',
  'hourLines.guard': 'Kujdestari',
  'hourLines.holiday': 'Punë në festa',
  'hourLines.night': 'Punë natën',
  'hourLines.weekend': 'Punë në fundjavë',
  hours: 'Orët',
  hoursOfMonth: 'Orët e muajit',
  hoursOfWeek: 'Orët e javës së plotë',
  hoursPay: 'Orë shtesë',
  hoursSetting: 'Orët e caktuara',
  inForceOn: 'Në fuqi më',
  insurancePlus: 'Pjesa e punëdhënësit për sigurim',
  leave: 'Pushimi',
  leaveDays: 'Ditët e pushimit',
  leaveOff: 'Zbritja për pushim',
  minimumWage: 'Paga minimale',
  netAfter: 'Neto me shtesën',
  netBefore: 'Neto pa shtesën',
  netto: 'Neto',
  ownPremium: 'Primi vetjak',
  parent: 'Prindër',
  parentPremium: 'Primi për prind',
  partner: 'Partneri',
  partnerPremium: 'Primi për partnerin',
  payDays: 'Ditët e pagueshme të muajit',
  percentage: 'Përqindja',
  phone: 'Telefon',
  premium: 'Primi',
  pricePerHour: 'Çmimi i orës',
  prime: 'Primi i sigurimit shëndetësor',
  regularHours: 'Orët e rregullta',
  regularPay: 'Paga e orëve të rregullta',
  named: 'Shumat me emër',
  recurring: 'Shumat e rregullta',
  salary: 'Paga mujore',
  stops: 'Ndalesa',
  tax: 'Tatimi në paga',
  taxable: 'Paga e tatueshme',
  ticket: 'Gjobë trafiku',
  to: 'Deri',
  totalBefore: 'Bruto pa shtesën',
  totalBrutto: 'Bruto totale',
  uplift: 'Shtesa në përqindje',
  validFrom: 'Vlen nga',
  weekWorkingDays: 'Ditë pune në javë',
  workingHoursPerMonth: 'Orët e punonjësit në muaj',
} satisfies Record<StepKey, string> & Record<string, string>;

/** The texts of an addend, from its parts as they are written: "500.00 €", "10%", "6 ditë". */
type PartText = Record<
  | 'amount'
  | 'from'
  | 'to'
  | 'percentage'
  | 'days'
  | 'base'
  | 'since'
  | 'leave'
  | 'price'
  | 'line'
  | 'share'
  | 'product'
  | 'wanted'
  | 'owed',
  string
>;

/** Every text of an explanation, in one language. */
export type ExplainedWords = {
  values: Record<keyof typeof values, string>;
  formulas: Record<FormulaKey, string>;
  sources: Record<TraceStep['inputs'][number]['source'], string>;
  /** Where a figure of a dated setting comes from. */
  ofSetting: (source: string, from: string) => string;
  /** By kind of leave as on the wire. */
  leaves: readonly [annual: string, medical: string, maternity: string, special: string];
  /** A band without an end. */
  open: string;
  days: (count: number) => string;
  hours: (hours: string) => string;
  price: (euro: string) => string;
  parts: Record<
    | 'band'
    | 'bandAbove'
    | 'days'
    | 'daysSince'
    | 'leaveDays'
    | 'leaveDaysSince'
    | 'pricedDays'
    | 'line'
    | 'recurring',
    (part: PartText) => string
  >;
  rounding: Record<'cent' | 'hundredth' | 'tenThousandth', (exact: string, value: string) => string>;
  tables: Record<NonNullable<TraceStep['table']>['kind'], string>;
  inForce: (from: string, on: string) => string;
  engine: (version: string) => string;
  proof: string;
  title: (name: string, month: string) => string;
};

/** How the numbers of a salary came about, in Albanian. */
export const sq: ExplainedWords = {
  values,
  formulas: {
    payDays: 'Ditët e javës së punës në këtë muaj, festat përfshirë.',
    contractDays: 'Ditët e pagueshme që bien brenda kontratës, dita e parë dhe e fundit përfshirë.',
    leaveDays: 'Ditët e punës në pushim; festat nuk llogariten, përveç te lehonia.',
    'base.salary': 'Paga mujore në fuqi në ditën e fundit të kontratës këtë muaj.',
    'base.project': 'Shuma e pjesëve nga linjat e buxhetit.',
    'base.hourly': 'Çmimi i orës × orët e muajit.',
    'base.hourly.fromDays': 'Çmimi i orës × (ditët e pagueshme × 40 orë ÷ ditët e javës së punës).',
    'hoursOfMonth.default': 'Ditët e pagueshme × 40 orë ÷ ditët e javës së punës.',
    'hoursOfMonth.company': 'Orët që ka caktuar kompania.',
    'hoursOfMonth.employee': 'Orët e veta të punonjësit.',
    'pricePerHour.fromBase': 'Paga bazë ÷ orët e muajit.',
    'pricePerHour.fromDays': 'Paga bazë ÷ (ditët e pagueshme × 40 orë ÷ ditët e javës së punës).',
    'pricePerHour.agreed': 'Çmimi i kontraktuar i orës.',
    'regularHours.default': 'Ditët e kontratës × orët e ditës.',
    'regularHours.entered': 'Orët e shkruara për këtë muaj.',
    regularPay: 'Orët e rregullta × çmimi i orës.',
    'regularPay.fromDays': 'Ditët e kontratës × 40 orë ÷ ditët e javës së punës × çmimi i orës.',
    'regularPay.byDayOfWeek':
      '40 orë ÷ ditët e javës së punës, për çdo ditë × çmimi i orës në fuqi atë ditë.',
    'regularPay.byDay': 'Orët e rregullta ÷ ditët e kontratës, për çdo ditë × çmimi i orës në fuqi atë ditë.',
    leaveOff: 'Për çdo ditë pushimi: orët e ditës × çmimi × pjesa e papaguar.',
    'grossPay.days':
      'Për çdo ditë të kontratës: paga bazë × përqindja e ditës ÷ ditët e pagueshme të muajit.',
    'grossPay.hours': 'Paga e orëve të rregullta − zbritja për pushim.',
    'grossPay.entered': 'Bruto e shkruar me dorë vlen ashtu siç është.',
    hourLine: 'Orët × çmimi i orës × (100 % + shtesa).',
    'hourLine.fromBase': 'Orët × paga bazë ÷ orët e muajit × (100 % + shtesa).',
    'hourLine.fromDays':
      'Orët × paga bazë ÷ (ditët e pagueshme × 40 orë ÷ ditët e javës së punës) × (100 % + shtesa).',
    hoursPay: 'Shuma e të gjitha orëve shtesë.',
    insurancePlus: 'Primi × pjesa e punëdhënësit; i shtohet pagës bruto.',
    extraBrutto: 'Shtesa bruto e shkruar për këtë muaj.',
    grossUp: 'Bruto më e ulët që e rrit neton pikërisht për shtesën.',
    additions: 'Shtesë bruto + bruto e shtesës neto.',
    totalBrutto: 'Bruto e muajit + orë shtesë + shtesa + pjesa e punëdhënësit për sigurim.',
    bruttoWithoutInsurance: 'Bruto totale − pjesa e punëdhënësit për sigurim.',
    contributionEmployee: 'Bruto totale × përqindja e punonjësit.',
    contributionEmployer: 'Bruto totale × përqindja e punëdhënësit; paguhet mbi pagën.',
    'contribution.none': 'Ky punonjës nuk paguan kontribut pensional.',
    taxable: 'Bruto totale − kontributi i punonjësit.',
    'tax.bands': 'Paga e tatueshme ndahet në shkallë; tatimi është shuma e tyre.',
    'tax.flat': 'Punëdhënësi sekondar: e gjithë paga e tatueshme me një shkallë.',
    'tax.none': 'Ky punonjës nuk paguan tatim në paga.',
    'prime.sum': 'Primi vetjak + primi i familjes, i plotë.',
    'prime.entered': 'Primi i shkruar për këtë punonjës.',
    'prime.none': 'Pa sigurim shëndetësor privat.',
    familyExpenses: 'Anëtarët e familjes × primi i secilit.',
    deduction: 'Ndalesa e shkruar për këtë muaj.',
    lines: 'Ndalesat dhe shtesat e rregullta të punonjësit, sipas radhës së tyre.',
    'lines.named': 'Shumat e shënuara me emër, ato të rregullta dhe çfarë është shkruar krahas tyre.',
    'lines.typed': 'E shkruar për këtë muaj në vend të ndalesave dhe shtesave të rregullta.',
    deductions: 'Ndalesa + avans + telefon + gjobë trafiku.',
    netto: 'Paga e tatueshme − tatimi − primi i sigurimit − ndalesat.',
    companyCost: 'Bruto totale + kontributi i punëdhënësit.',
    minimumWage: 'Krahasohet me pagën bazë të një pune të rregullt me orar të plotë.',
  },
  sources: {
    calendar: 'nga kalendari',
    company: 'nga cilësimet e kompanisë',
    computed: 'e llogaritur ndërmjet',
    employee: 'nga të dhënat e punonjësit',
    month: 'e shkruar për këtë muaj',
    national: 'nga ligji',
    step: 'e llogaritur',
  },
  ofSetting: (source, from) => `${source}, në fuqi prej ${from}`,
  leaves: ['pushim vjetor', 'pushim mjekësor', 'pushim i lehonisë', 'pushim i veçantë'],
  open: 'pa kufi',
  days: (count) => `${count} ditë`,
  hours: (hours) => `${hours} orë`,
  price: (euro) => `${euro} € për orë`,
  parts: {
    band: ({ amount, from, to, percentage, product }) =>
      `${amount} nga ${from} deri ${to} me ${percentage}${product}`,
    bandAbove: ({ amount, from, percentage, product }) => `${amount} mbi ${from} me ${percentage}${product}`,
    days: ({ days, base, percentage }) => `${days} me pagë bazë ${base}, paguar ${percentage}`,
    daysSince: ({ days, base, since, percentage }) =>
      `${days} me pagë bazë ${base} që vlen nga ${since}, paguar ${percentage}`,
    leaveDays: ({ days, leave, percentage, base }) => `${days} ${leave}, paguar ${percentage} ${base}`,
    leaveDaysSince: ({ days, leave, percentage, base, since }) =>
      `${days} ${leave}, paguar ${percentage} ${base}, që vlen nga ${since}`,
    pricedDays: ({ days, price, since }) => `${days} me ${price}, që vlen nga ${since}`,
    line: ({ line, share }) => `Linja e buxhetit ${line}: ${share}`,
    recurring: ({ line, amount, percentage, base, wanted, owed }) =>
      [
        `${line}: ${amount}`,
        percentage && `${percentage} e ${base}`,
        wanted && `nga ${wanted} që kërkohen`,
        owed && `mbeten ${owed}`,
      ]
        .filter(Boolean)
        .join(', '),
  },
  rounding: {
    cent: (exact, value) => `${exact} rrumbullakosur në cent: ${value}`,
    hundredth: (exact, value) => `${exact} rrumbullakosur në dy shifra: ${value}`,
    tenThousandth: (exact) => `${exact} e treguar me katër shifra; rreshtat llogariten me vlerën e plotë`,
  },
  tables: {
    wageTax: 'Tabela e tatimit në paga',
    pension: 'Tabela e kontributit pensional',
    minimumWage: 'Paga minimale',
  },
  inForce: (from, on) => `në fuqi prej ${from}, përdorur për ${on}`,
  proof: 'Prova',
  engine: (version) => `Rregullat e llogaritjes, versioni ${version}`,
  title: (name, month) => `Si u llogarit paga: ${name}, ${month}`,
};
