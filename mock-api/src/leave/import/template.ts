import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import {
  LeaveColumn,
  LeaveImportLimits,
  LeaveReason,
  LeaveRowKind,
  leaveReasonName,
  leaveTypeName,
} from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import writeExcelFile, { type Cell, type Feature, type SheetData } from 'write-excel-file/node';
import { heading, text } from '#core/print/template-cells.ts';
import { columnName } from '#core/workbook/cell.ts';
import { KIND_WORDS, LEAVE_COLUMNS, NEEDED_COLUMNS } from './columns.ts';

type Language = 'sq' | 'en';
/** Lines whose cells are text one by one; below them the columns are. */
const PREPARED_LINES = 100;
const LAST_LINE = LeaveImportLimits.rows + 1;

/** What to write in each column, with an example of a balance and one of a leave. */
const GUIDE: Record<LeaveColumn, { sq: string; en: string; balance: string; leave: string }> = {
  personalNumber: {
    sq: '10 shifra, si tekst; ose lëreni bosh dhe shkruani emrin',
    en: '10 digits, as text; or leave it empty and write the name',
    balance: '1234567892',
    leave: '',
  },
  name: {
    sq: 'Emri e pastaj mbiemri, siç është ruajtur',
    en: 'First name, then last name, as saved',
    balance: 'Arta Krasniqi',
    leave: 'Arta Krasniqi',
  },
  kind: {
    sq: 'Bilanc i bartur, Korrigjim ose Pushim; bosh: sipas kolonave Ditët dhe Deri',
    en: 'Carried balance, Correction or Leave; empty: by the columns Days and To',
    balance: '',
    leave: '',
  },
  type: {
    sq: 'Vjetor, Mjekësor, I lehonisë, I veçantë; bilanc nuk ka lehonia',
    en: 'Annual, Medical, Maternity, Special; maternity has no balance',
    balance: '',
    leave: '',
  },
  from: {
    sq: 'Data nga vlen bilanci, ose dita e parë e pushimit, dd.MM.vvvv',
    en: 'Date from which the balance holds, or first day of leave, dd.MM.yyyy',
    balance: '01.01.2026',
    leave: '03.08.2026',
  },
  to: {
    sq: 'Vetëm për pushim: dita e fundit, dd.MM.vvvv',
    en: 'Only for leave: its last day, dd.MM.yyyy',
    balance: '',
    leave: '14.08.2026',
  },
  days: {
    sq: 'Vetëm për bilanc: ditë të plota ose gjysma, me minus kur hiqen',
    en: 'Only for balances: whole days or halves, with a minus when taken away',
    balance: '4.5',
    leave: '',
  },
  reason: {
    sq: 'Vetëm për pushim të veçantë: arsyeja sipas nenit 39 ose 50',
    en: 'Only for special leave: its reason by article 39 or 50',
    balance: '',
    leave: '',
  },
  note: {
    sq: 'Vetëm për bilanc; bosh: emri i skedarit',
    en: 'Only for balances; empty: the name of the file',
    balance: 'Nga viti 2025',
    leave: '',
  },
};

const WORDS = {
  sq: {
    sheet: 'Pushimet',
    guide: 'Udhëzime',
    titles: ['Kolona', 'Çfarë shkruhet', 'Bilanc', 'Pushim', 'E detyrueshme'],
    yes: 'Po',
    file: 'Shablloni-i-pushimeve.xlsx',
  },
  en: {
    sheet: 'Leave',
    guide: 'Instructions',
    titles: ['Column', 'What to write', 'Balance', 'Leave', 'Required'],
    yes: 'Yes',
    file: 'Leave-template.xlsx',
  },
} as const;

/** The words that a column is chosen from. */
function choicesOf(column: LeaveColumn, language: Language): readonly string[] {
  if (column === 'kind') return LeaveRowKind.options.map((kind) => KIND_WORDS[kind][language]);
  if (column === 'type') return Object.values(LeaveType).map((type) => leaveTypeName(type, language));
  if (column === 'reason') return LeaveReason.options.map((reason) => leaveReasonName(reason, language));
  return [];
}

function exampleOf(column: LeaveColumn, language: Language, of: 'balance' | 'leave'): string {
  if (column === 'kind') return KIND_WORDS[of === 'balance' ? 'carried' : 'leave'][language];
  return column === 'type' ? leaveTypeName(LeaveType.annual, language) : GUIDE[column][of];
}

function guideIn(language: Language) {
  const words = WORDS[language];
  const data: SheetData = [
    words.titles.map(heading),
    ...LeaveColumn.options.map((column) => [
      text(LEAVE_COLUMNS[column][language]),
      text(GUIDE[column][language]),
      text(exampleOf(column, language, 'balance')),
      text(exampleOf(column, language, 'leave')),
      text(NEEDED_COLUMNS.includes(column) ? words.yes : ''),
    ]),
  ];
  const columns = [{ width: 22 }, { width: 54 }, { width: 20 }, { width: 20 }, { width: 14 }];
  return { data, sheet: words.guide, columns, stickyRowsCount: 1 };
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What Excel offers and hints below the headers. */
function rulesIn(language: Language): string {
  const rules = LeaveColumn.options.map((column, index) => {
    const letter = columnName(index);
    const choices = choicesOf(column, language).join(',');
    const list = choices
      ? { attributes: ' type="list"', formula: `<formula1>&quot;${escaped(choices)}&quot;</formula1>` }
      : { attributes: '', formula: '' };
    const prompt = `promptTitle="${escaped(LEAVE_COLUMNS[column][language].slice(0, 32))}" prompt="${escaped(GUIDE[column][language].slice(0, 255))}"`;
    return `<dataValidation allowBlank="1" showInputMessage="1" ${prompt}${list.attributes} sqref="${letter}2:${letter}${LAST_LINE}">${list.formula}</dataValidation>`;
  });
  return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}

/** The columns are text, so that zeros stay and dates are as written; the rules stand behind the cells. */
function withRules(language: Language): Feature<Stream | Buffer | Blob> {
  const prepared = (xml: string): string => {
    const style = /<c r="[A-Z]+2" s="(\d+)"/.exec(xml)?.[1];
    const asText = xml.replace(/<col min="(\d+)"/g, (all) => `${all} style="${style}"`);
    return asText.replace('</sheetData>', `</sheetData>${rulesIn(language)}`);
  };
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) => (sheetIndex === 0 ? prepared(xml) : xml),
        },
      },
    },
  };
}

/** The workbook that people fill in: headers on the first sheet, behind it what to write, in both languages. */
export async function leaveTemplate(language: Language): Promise<{ fileName: string; bytes: Uint8Array }> {
  const empty = LeaveColumn.options.map((): Cell => ({ type: String, format: '@' }));
  const data: SheetData = [
    LeaveColumn.options.map((column) => heading(LEAVE_COLUMNS[column][language])),
    ...Array.from({ length: PREPARED_LINES }, () => empty),
  ];
  const columns = LeaveColumn.options.map((column) => ({ width: LEAVE_COLUMNS[column].width }));
  const guides = (language === 'sq' ? (['sq', 'en'] as const) : (['en', 'sq'] as const)).map(guideIn);
  const bytes = await writeExcelFile(
    [{ data, sheet: WORDS[language].sheet, columns, stickyRowsCount: 1 }, ...guides],
    { features: [withRules(language)] },
  ).toBuffer();
  return { fileName: WORDS[language].file, bytes };
}
