import type { ImportProblemCode } from '@paga/contract/employees';

/** What a cell was read as: a value (null: empty or unreadable) and, when something is wrong, its code with what goes into the message. */
export type CellReading<Value> = {
  value: Value | null;
  code?: ImportProblemCode;
  suggestion?: string;
  limit?: string;
};
