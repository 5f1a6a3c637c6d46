import { isBrokenWire, WIRE, type WireTable } from '@paga/contract/wire';
import { DomainError } from '#core/domain-error.ts';

/**
 * A page that was loaded before the call changed, or after it will have changed here, is refused: what it sends would be read otherwise, or its screen would miss
 * what it reads. Who says nothing of the wire is not looked at. `name` is undefined where there is no such call.
 */
export function refuseChangedWire(
  header: (name: string) => string | undefined,
  name: string | undefined,
  table: WireTable = WIRE,
): void {
  const sent = header('paga-wire');
  if (sent !== undefined && isBrokenWire(sent, name, table))
    throw new DomainError('WIRE_CHANGED', {
      message: 'The call is of another version here: load the page anew.',
    });
}
