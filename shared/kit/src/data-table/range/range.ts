/** A cell: row -1 is the heading, `rowCount` the totals. */
export type Position = { row: number; col: number };

/** Cells side by side: first and last row and column, all of them within. */
export type Box = { top: number; bottom: number; left: number; right: number };

/** The box between two of its corners. */
export const boxBetween = (one: Position, other: Position): Box => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.col, other.col),
  right: Math.max(one.col, other.col),
});

/** A box of one cell. */
export const boxOf = (at: Position): Box => boxBetween(at, at);

export const isOneCell = ({ top, bottom, left, right }: Box): boolean => top === bottom && left === right;

export const holds = (box: Box, { row, col }: Position): boolean =>
  row >= box.top && row <= box.bottom && col >= box.left && col <= box.right;

/** Calls back for every cell of a box, row by row. */
export function eachCell({ top, bottom, left, right }: Box, call: (at: Position) => void): void {
  for (let row = top; row <= bottom; row += 1)
    for (let col = left; col <= right; col += 1) call({ row, col });
}

/** What the fill handle of a box reaches when it is pulled to a cell: down, up, right or left, whichever way is longer; undefined within the box. */
export function pulledTo(box: Box, { row, col }: Position): Box | undefined {
  const down = Math.max(row - box.bottom, box.top - row, 0);
  const across = Math.max(col - box.right, box.left - col, 0);
  if (down === 0 && across === 0) return undefined;
  return down >= across
    ? { ...box, top: Math.min(box.top, row), bottom: Math.max(box.bottom, row) }
    : { ...box, left: Math.min(box.left, col), right: Math.max(box.right, col) };
}

/** Classes of a cell in a box: that it is in it, and the edges it lies at. */
export function boxClasses(box: Box | undefined, name: string, at: Position): string {
  if (!box || !holds(box, at)) return '';
  const edges = [
    at.row === box.top && `${name}-top`,
    at.row === box.bottom && `${name}-bottom`,
    at.col === box.left && `${name}-left`,
    at.col === box.right && `${name}-right`,
  ];
  return [name, ...edges].filter(Boolean).join(' ');
}
