import type { CompanySecretContext, Context } from '#core/http/context.ts';

/** Somebody of the office within a transaction of the company. */
export type Office = Pick<Context, 'tx' | 'companyId' | 'now' | 'actor'>;

/** Does `work` in one transaction of the company, for a call that makes secrets and mails or prints them. */
export function asOffice<T>(ctx: CompanySecretContext, work: (office: Office) => Promise<T>): Promise<T> {
  const { companyId, now, actor } = ctx;
  return ctx.inCompany((tx) => work({ tx, companyId, now, actor }));
}
