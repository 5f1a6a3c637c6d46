import { DomainError } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';

/** Who has left reads their payslips and asks for nothing any more. Errors: `OWN_PART_OFF`. */
export function requireAtWork({ own }: OwnEmployeeContext): void {
  if (own.leftOn !== null) throw new DomainError('OWN_PART_OFF');
}
