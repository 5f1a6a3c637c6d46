import type { ImportProblemCode } from '@paga/contract/employees';
import type { CellReading as Reading } from '#core/import/read-cells.ts';

/** What a cell of an employee's row was read as. */
export type CellReading<Value> = Reading<Value, ImportProblemCode>;
