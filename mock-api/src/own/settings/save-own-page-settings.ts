import { saveOwnPageSettings as call, type OwnPageSettings } from '@paga/contract/own/settings';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { ownPageSettings, setOwnPage } from './own-page-settings.ts';

/** A page of before does not send what came since: it stays as it is. */
const switchesOf = (
  { page, payslips, leave, data, fromPaymentDate, notice, sectorAbsences }: OwnPageSettings,
  before?: OwnPageSettings,
): OwnPageSettings => ({
  ...{ page, payslips, leave },
  data: data ?? before?.data ?? false,
  fromPaymentDate: fromPaymentDate ?? before?.fromPaymentDate ?? false,
  notice: notice ?? before?.notice ?? false,
  sectorAbsences: sectorAbsences ?? before?.sectorAbsences ?? false,
});
const isSame = (read: OwnPageSettings, before: OwnPageSettings) =>
  JSON.stringify(switchesOf(read, before)) === JSON.stringify(switchesOf(before));

export const saveOwnPageSettings = write({
  call,
  load: ownPageSettings,
  run: async (ctx, { body: { was, ...fresh } }, before) => {
    if (was && !isSame(was, before)) throw new DomainError('CONFLICT');
    const settings = switchesOf(fresh, before);
    await setOwnPage(ctx, settings);
    return { ...settings, joined: before.joined };
  },
  audit: ({ ctx, loaded, answer }) => ({
    ...{ page: 'configurations', type: 'switchOwnPage', objectId: ctx.companyId },
    ...{ old: switchesOf(loaded), new: switchesOf(answer) },
  }),
});
