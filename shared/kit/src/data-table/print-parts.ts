import { type Placed, selectKey } from './columns/column.ts';

/** As much of a table, in pixels of the screen, as a landscape page takes in letters that can be read (8.5 pt). */
const OF_A_PAGE = 1_250;

const widthOf = (columns: readonly { width: number }[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0);

/** Columns side by side of one heading. */
function grouped<Row>(columns: readonly Placed<Row>[]): Placed<Row>[][] {
  const groups: Placed<Row>[][] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && column.group !== undefined && last[0]?.group === column.group) last.push(column);
    else groups.push([column]);
  }
  return groups;
}

/** The columns of a table as they fit on pages: those that stay at the left stand on each, a group is only taken apart where it is wider than a page. */
export function printParts<Row>(columns: readonly Placed<Row>[]): Placed<Row>[][] {
  const all = columns.filter(({ key }) => key !== selectKey);
  if (widthOf(all) <= OF_A_PAGE) return [all];
  const lead = all.filter(({ frozen }, at) => frozen || at === 0);
  const room = OF_A_PAGE - widthOf(lead);
  const parts: Placed<Row>[][] = [];
  let left = 0;
  for (const group of grouped(all.filter((column) => !lead.includes(column)))) {
    if (widthOf(group) > left && widthOf(group) <= room) left = 0;
    for (const column of group) {
      if (column.width > left) {
        parts.push([]);
        left = room;
      }
      parts.at(-1)?.push(column);
      left -= column.width;
    }
  }
  return parts.map((part) => [...lead, ...part]);
}

/** The headings over the columns of a part: each with how many it spans. */
export function groupsOfPart<Row>(columns: readonly Placed<Row>[]): { title: string; span: number }[] {
  if (columns.every(({ group }) => group === undefined)) return [];
  return grouped(columns).map((group) => ({ title: group[0]?.group ?? '', span: group.length }));
}
