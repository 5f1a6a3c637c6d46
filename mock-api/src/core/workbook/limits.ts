/** What one workbook may cost the server, whatever its size claims to be. */
export type WorkbookLimits = {
  unzippedBytes: number;
  parts: number;
  rows: number;
  columns: number;
  cells: number;
  cellText: number;
};

const MIB = 1024 * 1024;

/** 10,000 employees with every column take about 10 MiB unzipped; a cell of Excel holds at most 32,767 characters. */
export const WORKBOOK_LIMITS: WorkbookLimits = {
  unzippedBytes: 32 * MIB,
  parts: 500,
  rows: 10_000,
  columns: 100,
  cells: 500_000,
  cellText: 32_767,
};
