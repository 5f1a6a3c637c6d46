import type { EdiChoices, EdiMonth, EdiPerson, EdiWorkbook } from '@paga/contract/employees';
import { EDI_LINES } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import { gatherPeople } from './people/gather-people.ts';
import { personOfLines } from './people/person-of-lines.ts';
import type { EdiPeriod } from './people/recomputed-month.ts';
import { ediProblem, hasErrors } from './read/edi-problem.ts';
import { type ParsedEdi, parseEdi } from './read/parse-edi.ts';
import { type ListedPay, type ListHead, parseList, parseListHead } from './read/parse-list.ts';

/** A wage list that was sent, with its month as far as it is known. */
export type SentEdi = { fileName: string; bytes: Uint8Array; month: EdiMonth | null };
type SentList = { bytes: Uint8Array; columns: EdiChoices['lists'][number] };

/** What the wage lists are computed with; the months that are known. */
export type EdiJob = {
  workbooks: readonly SentEdi[];
  lists: readonly SentList[];
  periods: Readonly<Record<EdiMonth, EdiPeriod>>;
  today: CivilDate;
};

/** What a job comes to; who is an employee already is not known here. */
export type ReadEdi = { workbooks: EdiWorkbook[]; people: Omit<EdiPerson, 'existing'>[] };

type Opened = SentEdi & ParsedEdi & { compared: number | null };

/** The month that a title within each wage list names. */
export async function monthsInside(files: readonly Uint8Array[]): Promise<(EdiMonth | null)[]> {
  const months: (EdiMonth | null)[] = [];
  for (const bytes of files) months.push((await parseEdi(bytes, { headOnly: true })).month);
  return months;
}

/** The columns of a second workbook. */
export const readListHead = (bytes: Uint8Array): Promise<ListHead> => parseListHead(bytes);

/** Reads wage lists and computes them anew, beside the event loop: nobody is answered while a workbook has an error. */
export async function readEdi({ workbooks, lists, periods, today }: EdiJob): Promise<ReadEdi> {
  const opened: Opened[] = [];
  let total = 0;
  for (const sent of workbooks) {
    // Beyond the limit nothing is held any more.
    const parsed =
      total > EDI_LINES
        ? { month: null, lines: [], problems: [] }
        : await parseEdi(sent.bytes, { month: sent.month });
    total += parsed.lines.length;
    if (total > EDI_LINES) {
      const problem = ediProblem('tooManyRows', { limit: `${EDI_LINES}` });
      Object.assign(parsed, { lines: [], problems: [...parsed.problems, problem] });
    }
    opened.push({ ...parsed, ...sent, compared: null });
  }
  markMonths(opened);
  const listed = await readLists(opened, lists);
  const shown = opened.map(workbookOf);
  if (shown.some(({ problems }) => hasErrors(problems))) return { workbooks: shown, people: [] };
  const months = opened.flatMap(({ month, lines }) => (month === null ? [] : [{ month, lines }]));
  const around = { months: months.map(({ month }) => month).sort(), periods, lists: listed, today };
  return { workbooks: shown, people: gatherPeople(months).map((person) => personOfLines(person, around)) };
}

function markMonths(opened: readonly Opened[]): void {
  const first = new Map<EdiMonth, string>();
  for (const { month, fileName, problems } of opened) {
    const other = month === null ? undefined : first.get(month);
    // Of a file that cannot be read nobody wants to know the month.
    if (month === null && problems.length === 0) problems.push(ediProblem('monthUnknown'));
    if (month === null) continue;
    if (other !== undefined) problems.push(ediProblem('monthTwice', { month, value: other }));
    else first.set(month, fileName);
  }
}

async function readLists(opened: readonly Opened[], lists: readonly SentList[]) {
  const byMonth = new Map<EdiMonth, ReadonlyMap<string, ListedPay>>();
  for (const { bytes, columns } of lists) {
    const workbook = opened[columns.workbook];
    if (!workbook) continue;
    const { pay, problems } = await parseList(bytes, columns);
    const compared = workbook.lines.filter(({ personalNumber }) => pay.has(personalNumber ?? '')).length;
    workbook.problems.push(...problems, ...(compared === 0 ? [ediProblem('nobodyCompared')] : []));
    workbook.compared = compared;
    if (workbook.month !== null) byMonth.set(workbook.month, pay);
  }
  return byMonth;
}

function workbookOf({ fileName, month, lines, problems, compared }: Opened): EdiWorkbook {
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    toEuro(lines.reduce((total, line) => total + of(line), 0));
  return {
    ...{ fileName, month, lines: lines.length, compared, problems },
    gross: sum(({ gross }) => gross),
    employee: sum(({ employee, employeeSupplement }) => employee + employeeSupplement),
    employer: sum(({ employer, employerSupplement }) => employer + employerSupplement),
  };
}
