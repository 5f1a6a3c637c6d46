import { getHealth as call } from '@paga/contract/health';
import { WIRE } from '@paga/contract/wire';
import { DomainError } from '#core/domain-error.ts';
import { errorAnswer } from '#core/http/error-answer.ts';
import { openSecret } from '#core/http/handler.ts';

export const getHealth = openSecret({
  call,
  run: async ({ commits, version, troubles }) => {
    await commits().catch((cause: unknown) => {
      const { code } = errorAnswer(cause).body;
      throw new DomainError(code === 'INTERNAL' ? 'UNAVAILABLE' : code, { cause });
    });
    const found = await troubles();
    if (found.some(({ kind }) => kind === 'filesNotWritable')) throw new DomainError('STORAGE_FULL');
    return { status: 'ok' as const, version, troubles: found, wire: { ...WIRE.areas } };
  },
});
