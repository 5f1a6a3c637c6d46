import { getRegistryState as call } from '@paga/contract/remotes';
import { personSecret } from '#core/http/handler.ts';

export const getRegistryState = personSecret({
  call,
  run: async ({ builds }) => {
    const { movedAt, faults } = await builds.registry();
    return { version: movedAt?.toISOString() ?? null, faults: [...faults] };
  },
});
