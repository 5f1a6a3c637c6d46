// All that other areas may import of this one: reads and commands, no tables.
export type { AccountChain, Chosen } from './posting/account-chain.ts';
export { type EntryLine, linesOfSide, type PostedRow, sumOf } from './posting/entry-lines.ts';
export { rowFigures } from './posting/row-figures.ts';
