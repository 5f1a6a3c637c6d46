import type { Context } from '#core/http/context.ts';

/** The year a report is about; left out: the current one. */
export const yearAsked = ({ today }: Pick<Context, 'today'>, year: number | undefined): number =>
  year ?? Number(today.slice(0, 4));
