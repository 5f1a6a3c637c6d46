import type { SalaryTrace } from '@paga/contract/payroll';
import { explainSalary, wireTrace } from '@paga/payroll';
import { type RowSource, withTyped } from './computed-row.ts';
import type { Typed } from './edit-fields.ts';

/** How a row comes about with what is typed, as the server would say it once it is saved. Undefined when no gross gives the wanted net. */
export const typedTrace = (source: RowSource, typed: Typed): SalaryTrace | undefined =>
  withTyped(source, typed, (input) => wireTrace(explainSalary(input).trace));
