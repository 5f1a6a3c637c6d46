import { takeMarkBack as call } from '@paga/contract/payroll';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { dayOf, heldClosing, line, type Marking, turned } from './mark-closing.ts';

const NONE: Marking = { on: null, by: null, at: null };

export const takeMarkBack = write({
  call,
  load: (ctx, { params }) => heldClosing(ctx, params.versionId),
  run: async (ctx, { params: { mark } }, { version }) => {
    if (dayOf(mark, version) === null) throw new DomainError('NOT_FOUND');
    return turned(ctx, version, mark, NONE);
  },
  audit: ({ input: { params }, loaded }) => ({
    page: 'salaries',
    type: 'unmark',
    ...line(loaded, params.mark, null),
  }),
});
