import { XLSX } from '../files/xlsx.ts';
import { offloaded } from '../offload/offload.ts';
import { columnNames, type Texts } from './columns.ts';
import type { DrawnColumn, DrawnTemplate } from './import-template.worker.ts';

type Language = keyof Texts;

/** What Excel itself checks in a column: words to choose from, the range of a number, the length of a text. */
type CellCheck =
  | { type: 'list'; list: Record<Language, readonly string[]> }
  | { type: 'decimal' | 'textLength'; from: number; to: number };

/** What the instructions say of a column: what to write, which is a hint beside the cell too, and an example for each kind of row. */
export type ColumnGuide = { what: Texts; examples: readonly (string | Texts)[]; check?: CellCheck };

/** The workbook that people fill in, drawn from the columns that read it back. */
export type ImportTemplate<Column extends string> = {
  columns: Readonly<Record<Column, Texts & { width: number }>>;
  /** Their cells are text before anybody writes in them, so that zeros and all digits stay. */
  asText: readonly Column[];
  guide: Readonly<Record<Column, ColumnGuide>>;
  needed: readonly Column[];
  file: Texts;
  sheet: Texts;
  /** The titles of the examples in the instructions, and the widths of all their columns. */
  examples: Record<Language, readonly string[]>;
  widths: readonly number[];
  /** The last line that the rules of the cells hold for, and how many lines are formatted cell by cell for programs that follow no column. */
  lines: number;
  prepared: number;
  /** Whether Excel refuses what its rules do not allow. */
  refuses: boolean;
};

const WORDS = {
  sq: { guide: 'Udhëzime', titles: ['Kolona', 'Çfarë shkruhet'], needed: 'E detyrueshme', yes: 'Po' },
  en: { guide: 'Instructions', titles: ['Column', 'What to write'], needed: 'Required', yes: 'Yes' },
} as const;

const jobs = offloaded<typeof import('./import-template.worker.ts')>('core/import/import-template.worker', {
  in: 'thread',
  seconds: 30,
});

/** The empty workbook in a language, as a file to be sent; its prepared lines are written beside the event loop. */
export async function templateFile<Column extends string>(
  template: ImportTemplate<Column>,
  language: Language,
) {
  const bytes = await jobs('drawTemplate', inLanguage(template, language));
  return { bytes, fileName: template.file[language], contentType: XLSX };
}

/** A template as it is drawn: headers on the first sheet, behind it what to write, in both languages. */
export function inLanguage<Column extends string>(
  template: ImportTemplate<Column>,
  language: Language,
): DrawnTemplate {
  const { columns, asText, guide, sheet, lines, prepared, refuses } = template;
  const drawn = columnNames(columns).map((column): DrawnColumn => {
    const { width } = columns[column];
    const { what, check } = guide[column];
    const isText = asText.includes(column);
    const rule = check?.type === 'list' ? { type: check.type, list: check.list[language] } : check;
    return { heading: columns[column][language], hint: what[language], width, isText, check: rule ?? null };
  });
  const guides = (language === 'sq' ? (['sq', 'en'] as const) : (['en', 'sq'] as const)).map((one) =>
    guideIn(template, one),
  );
  return { sheet: sheet[language], columns: drawn, guides, lines, prepared, refuses };
}

function guideIn<Column extends string>(template: ImportTemplate<Column>, language: Language) {
  const { columns, guide, needed, examples, widths } = template;
  const words = WORDS[language];
  const lines = columnNames(columns).map((column) => [
    columns[column][language],
    guide[column].what[language],
    ...guide[column].examples.map((example) => (typeof example === 'string' ? example : example[language])),
    needed.includes(column) ? words.yes : '',
  ]);
  return { name: words.guide, titles: [...words.titles, ...examples[language], words.needed], lines, widths };
}
