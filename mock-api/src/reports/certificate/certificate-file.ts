import { CERTIFICATE_AMOUNTS, type CertificateAmount } from '@paga/contract/reports/amounts';
import type { Language } from '@paga/contract/shapes';
import { logoFile } from '#company/public.ts';
import { DomainError } from '#core/domain-error.ts';
import { shownName } from '#core/files/shown-name.ts';
import { XLSX } from '#core/files/xlsx.ts';
import type { Context } from '#core/http/context.ts';
import { drawSheet } from '#core/print/draw-sheet.ts';
import { printPaper } from '#core/print/print-paper.ts';
import type { Sheet } from '#core/print/sheet.ts';
import { paperFigures } from '#payroll/public.ts';
import { inFileName, type ReportFormat } from '../files/draw-report.ts';
import type { ReportDrawing } from '../files/drawing.ts';
import { reportWords } from '../files/report-words.ts';
import { yearAsked } from '../report/year-asked.ts';
import { type CertificateFacts, certificateFacts, type Employer } from './certificate-figures.ts';
import { certificateWords } from './certificate-words.ts';

type Words = (typeof certificateWords)['sq'];
type Line = { label: string; value: string | number };
type Section = { title: string; lines: Line[] };
type Person = CertificateFacts['person'];

const WORDS = {
  bruto: 'gross',
  totalPersonalContribute: 'employeeContribution',
  totalEmployerContribute: 'employerContribution',
  totalTaxes: 'tax',
  totalExtras: 'extras',
  totalInsurance: 'insurance',
  totalDeductions: 'deductions',
  totalNetto: 'net',
} as const satisfies Record<CertificateAmount, keyof Words>;

function sectionsOf(company: Employer, person: Person, words: Words): Section[] {
  const text = (label: string, value: string | null) => ({ label, value: value || words.missing });
  return [
    {
      title: words.employer,
      lines: [
        text(words.name, company.tenantName),
        text(words.businessNumber, company.NRB),
        text(words.address, company.tenantAddress),
        text(words.owner, company.authorizedPerson),
        text(words.phone, company.tenantPhone),
      ],
    },
    {
      title: words.employee,
      lines: [
        text(words.fullName, person.name),
        text(words.personalNumber, person.personalNumber),
        text(words.address, person.address),
        text(words.phone, person.phone),
        text(words.period, `01.01.${person.year} – 31.12.${person.year}`),
        text(words.months, String(person.months)),
      ],
    },
    {
      title: words.figures,
      lines: CERTIFICATE_AMOUNTS.map((amount) => ({ label: words[WORDS[amount]], value: person[amount] })),
    },
  ];
}

const shown = ({ label, value }: Line) => ({
  label,
  value: typeof value === 'number' ? `${paperFigures.money(value)} €` : value,
});

type Certificate = {
  company: Employer;
  logo: Uint8Array | null;
  person: Person;
  sections: Section[];
  words: Words;
};

const TEMPLATE = 'src/reports/certificate/certificate.typ';

/** In whose language a certificate is written, and on what day. */
type Issued = { language: Language; today: string };
const issuedBy = ({ actor: { language }, today }: Context): Issued => ({ language, today });

/** What the template of the certificate finds in `paper.json`. */
function paperData(
  { language, today }: Issued,
  { company, logo, person, sections, words }: Certificate,
): object {
  return {
    language,
    title: words.title,
    period: String(person.year),
    company: company.tenantName,
    logo: logo && [...logo],
    sections: sections.map(({ title, lines }) => ({ title, lines: lines.map(shown) })),
    declaration: words.declaration,
    issued: `${words.issued} ${paperFigures.date(today)}`,
    signatures: [company.authorizedPerson ?? words.owner, person.name],
    pageWord: reportWords[language].page,
  };
}

function sheetOf(ctx: Context, { company, logo, person, sections, words }: Certificate): Sheet {
  return {
    name: words.sheet,
    above: [`${company.tenantName} – ${words.title}`, String(person.year)],
    headings: [],
    columns: [
      { kind: 'text', width: 36 },
      { kind: 'money', width: 32 },
    ],
    rows: [
      ...sections.flatMap(({ title, lines }) => [
        [title.toUpperCase(), null],
        ...lines.map(({ label, value }) => [label, value]),
        [],
      ]),
      [words.declaration],
      [`${words.issued} ${paperFigures.date(ctx.today)}`],
    ],
    totals: null,
    landscape: false,
    logo,
    footer: {
      left: `${company.tenantName} · ${words.title} · ${person.year}`,
      page: reportWords[ctx.actor.language].page,
    },
  };
}

/** Whose certificate, and of which year; left out the current one. */
type Asked = { employeeId: number; year?: number };

async function certificateFrom(
  { person, employer: company, logo }: CertificateFacts,
  files: Context['files'],
  language: Language,
): Promise<Certificate> {
  const words = certificateWords[language];
  if (!person.months) throw new DomainError('NO_SALARIES');
  const sections = sectionsOf(company, person, words);
  return { company, logo: await logoFile(files, logo), person, sections, words };
}

async function certificateOf(ctx: Context, { employeeId, year }: Asked): Promise<Certificate> {
  const facts = await certificateFacts(ctx, employeeId, yearAsked(ctx, year));
  return certificateFrom(facts, ctx.files, ctx.actor.language);
}

const nameOfFile = ({ person: { name, year } }: Certificate, format: ReportFormat) =>
  shownName(`Vertetim-${inFileName(name)}-${year}`, format);

/** A certificate of facts that were read elsewhere, as a PDF. `NO_SALARIES` when they are of no month. */
export async function certificatePdf(
  facts: CertificateFacts,
  { files, language, today }: Issued & Pick<Context, 'files'>,
) {
  const certificate = await certificateFrom(facts, files, language);
  return {
    fileName: nameOfFile(certificate, 'pdf'),
    contentType: 'application/pdf',
    bytes: await printPaper(TEMPLATE, paperData({ language, today }, certificate)),
  };
}

/** The data that a certificate's paper is drawn from. */
export const certificatePaper = async (ctx: Context, asked: Asked): Promise<object> =>
  paperData(issuedBy(ctx), await certificateOf(ctx, asked));

/** The annual certificate of an employee as a file. `NO_SALARIES` when nothing was paid in the year. */
export async function certificateFile(
  ctx: Context,
  asked: Asked,
  format: ReportFormat,
): Promise<ReportDrawing> {
  const certificate = await certificateOf(ctx, asked);
  const { year } = certificate.person;
  const fileName = nameOfFile(certificate, format);
  const file = { title: certificate.words.title, period: String(year), fileName };
  if (format === 'pdf')
    return {
      ...file,
      contentType: 'application/pdf',
      draw: () => printPaper(TEMPLATE, paperData(issuedBy(ctx), certificate)),
    };
  return { ...file, contentType: XLSX, draw: () => drawSheet(sheetOf(ctx, certificate)) };
}
