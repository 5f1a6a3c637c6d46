import { fullName } from '@paga/contract/full-name';
import { askQuestion as call } from '@paga/contract/requests';
import { ownWrite } from '#core/http/own-handler.ts';
import { ownPerson } from '#leave/public.ts';
import { auditedRequest } from '../audited-request.ts';
import { storeRequest } from './store-request.ts';

/** Asks the office something; its words stand in the request and not in the audit log. */
export const askQuestion = ownWrite({
  call,
  atWork: true,
  load: ownPerson,
  run: (ctx, { body: { text, about = null } }) =>
    storeRequest(ctx, { kind: 'question', patch: { text, about }, base: {} }),
  audit: ({ answer, loaded, input: { body } }) => ({
    ...{ page: 'requests', type: 'askOffice', objectId: answer.id },
    about: { employee: fullName(loaded) },
    new: auditedRequest({
      kind: 'question',
      patch: { text: body.text, about: body.about ?? null },
      base: {},
    }),
  }),
});
