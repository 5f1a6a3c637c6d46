import { folded } from '../db/search-text.ts';

/** A text of a workbook in both languages. */
export type Texts = { sq: string; en: string };

/** A column: its heading in both languages, and other headings that people write. */
export type ColumnHeadings = Texts & { also?: readonly string[] };

/** What a workbook of rows looks like. A group among `needed` stands for one of its columns; the columns are in the order of their table. */
export type RowColumns<Column extends string> = {
  columns: Readonly<Record<Column, ColumnHeadings>>;
  needed: readonly (Column | readonly Column[])[];
  /** A line with so many known headings is the line of headings; where no line has them, those of the first count when `fewerCount`. */
  headings: number;
  fewerCount: boolean;
};

/** In which column of the sheet each stands, 0 is A. */
export type Places<Column extends string> = ReadonlyMap<Column, number>;

/** A heading as it is compared: without case, diacritics, signs and doubled spaces. `Kontributi i punonjësit (%) *` is `kontributi i punonjesit`. */
const plain = (heading: string): string => folded(heading.replace(/[^\p{L}\p{N}]+/gu, ' '));

/** The keys of a table of columns, in its order. */
export const columnNames = <Column extends string>(columns: Readonly<Record<Column, unknown>>) =>
  Object.keys(columns) as Column[];

/** The column that a heading names, in either language. */
export function columnOfHeading<Column extends string>({ columns }: RowColumns<Column>) {
  const byHeading = new Map(
    columnNames(columns).flatMap((column) => {
      const { sq, en, also = [] } = columns[column];
      return [sq, en, ...also].map((heading) => [plain(heading), column] as const);
    }),
  );
  return (heading: string): Column | undefined => byHeading.get(plain(heading));
}
