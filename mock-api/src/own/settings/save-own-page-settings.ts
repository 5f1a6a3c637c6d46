import { saveOwnPageSettings as call, type OwnPageSettings } from '@paga/contract/own/settings';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { ownPageSettings, setOwnPage } from './own-page-settings.ts';

const switchesOf = ({ page, payslips, leave, data, documents }: OwnPageSettings): OwnPageSettings => ({
  ...{ page, payslips, leave, data, documents },
});
const isSame = (one: OwnPageSettings, other: OwnPageSettings) =>
  JSON.stringify(switchesOf(one)) === JSON.stringify(switchesOf(other));

export const saveOwnPageSettings = write({
  call,
  load: ownPageSettings,
  run: async (ctx, { body: { was, ...fresh } }, before) => {
    if (was && !isSame(was, before)) throw new DomainError('CONFLICT');
    await setOwnPage(ctx, fresh);
    return { ...fresh, joined: before.joined };
  },
  audit: ({ ctx, loaded, answer }) => ({
    ...{ page: 'configurations', type: 'switchOwnPage', objectId: ctx.companyId },
    ...{ old: switchesOf(loaded), new: switchesOf(answer) },
  }),
});
