import { LeaveColumn, LeaveImportLimits } from '@paga/contract/leave';
import type { Choice } from '#core/import/choice.ts';
import type { ColumnGuide, ImportTemplate } from '#core/import/template.ts';
import { KINDS, LEAVE_COLUMNS, REASONS, TYPES } from './columns.ts';

const exampleOf = ({ list: { sq, en } }: Choice<unknown>, at: number) => ({
  ...{ sq: sq[at] ?? '', en: en[at] ?? '' },
});

/** What to write in each column, with an example of a balance and one of a leave. */
const GUIDE: Record<LeaveColumn, ColumnGuide> = {
  personalNumber: {
    what: {
      sq: '10 shifra, si tekst; ose lëreni bosh dhe shkruani emrin',
      en: '10 digits, as text; or leave it empty and write the name',
    },
    examples: ['1234567892', ''],
  },
  name: {
    what: {
      sq: 'Emri e pastaj mbiemri, siç është ruajtur',
      en: 'First name, then last name, as saved',
    },
    examples: ['Arta Krasniqi', 'Arta Krasniqi'],
  },
  kind: {
    what: {
      sq: 'Bilanc i bartur, Korrigjim ose Pushim; bosh: sipas kolonave Ditët dhe Deri',
      en: 'Carried balance, Correction or Leave; empty: by the columns Days and To',
    },
    examples: [exampleOf(KINDS, 0), exampleOf(KINDS, 2)],
    check: { type: 'list', list: KINDS.list },
  },
  type: {
    what: {
      sq: 'Vjetor, Mjekësor, I lehonisë, I veçantë; bilanc nuk ka lehonia',
      en: 'Annual, Medical, Maternity, Special; maternity has no balance',
    },
    examples: [exampleOf(TYPES, 0), exampleOf(TYPES, 0)],
    check: { type: 'list', list: TYPES.list },
  },
  from: {
    what: {
      sq: 'Data nga vlen bilanci, ose dita e parë e pushimit, dd.MM.vvvv',
      en: 'Date from which the balance holds, or first day of leave, dd.MM.yyyy',
    },
    examples: ['01.01.2026', '03.08.2026'],
  },
  to: {
    what: {
      sq: 'Vetëm për pushim: dita e fundit, dd.MM.vvvv',
      en: 'Only for leave: its last day, dd.MM.yyyy',
    },
    examples: ['', '14.08.2026'],
  },
  days: {
    what: {
      sq: 'Vetëm për bilanc: ditë të plota ose gjysma, me minus kur hiqen',
      en: 'Only for balances: whole days or halves, with a minus when taken away',
    },
    examples: ['4.5', ''],
  },
  reason: {
    what: {
      sq: 'Vetëm për pushim të veçantë: arsyeja sipas nenit 39 ose 50',
      en: 'Only for special leave: its reason by article 39 or 50',
    },
    examples: ['', ''],
    check: { type: 'list', list: REASONS.list },
  },
  note: {
    what: {
      sq: 'Vetëm për bilanc; bosh: emri i skedarit',
      en: 'Only for balances; empty: the name of the file',
    },
    examples: ['Nga viti 2025', ''],
  },
};

/** The workbook that people fill in: every column is text, so that zeros stay and dates are as written. */
export const LEAVE_TEMPLATE: ImportTemplate<LeaveColumn> = {
  columns: LEAVE_COLUMNS,
  asText: LeaveColumn.options,
  guide: GUIDE,
  needed: ['type', 'from'],
  file: { sq: 'Shablloni-i-pushimeve.xlsx', en: 'Leave-template.xlsx' },
  sheet: { sq: 'Pushimet', en: 'Leave' },
  examples: { sq: ['Bilanc', 'Pushim'], en: ['Balance', 'Leave'] },
  widths: [22, 54, 20, 20, 14],
  lines: LeaveImportLimits.rows + 1,
  prepared: 100,
  refuses: false,
};
