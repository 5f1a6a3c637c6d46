import { getHealth as call, type Trouble } from '@paga/contract/health';
import { WIRE } from '@paga/contract/wire';
import { DomainError } from '#core/domain-error.ts';
import { errorAnswer } from '#core/http/error-answer.ts';
import { openSecret } from '#core/http/handler.ts';
import { readyAnswer } from '#core/http/ready-answer.ts';

type Health = { status: 'ok'; version: string; troubles: Trouble[]; wire: Record<string, number> };
const sound = new Map<string, Health>();
/** What a server without a trouble answers each time. */
function soundOf(version: string): Health {
  const known = sound.get(version);
  if (known) return known;
  const made: Health = { status: 'ok', version, troubles: [], wire: { ...WIRE.areas } };
  sound.set(version, readyAnswer(made));
  return made;
}

export const getHealth = openSecret({
  call,
  run: async ({ commits, version, troubles }) => {
    await commits().catch((cause: unknown) => {
      const { code } = errorAnswer(cause).body;
      throw new DomainError(code === 'INTERNAL' ? 'UNAVAILABLE' : code, { cause });
    });
    const found = await troubles();
    if (found.some(({ kind }) => kind === 'filesNotWritable')) throw new DomainError('STORAGE_FULL');
    return found.length === 0 ? soundOf(version) : { ...soundOf(version), troubles: found };
  },
});
