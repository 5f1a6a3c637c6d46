import { latePart } from './late-part.ts';

export type Whole = typeof import('./whole.ts');
export type Charts = typeof import('./charts.ts');

const beside: (() => Promise<unknown>)[] = [];
const waiting: ((arrived: Whole) => void)[] = [];

const whole = latePart(async () => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "whole-kit" */ './whole.ts'),
    ...beside.map((load) => load()),
  ]);
  for (const act of waiting) act(module);
  return module;
});

/** The charts of the kit. */
export const charts = latePart(() => import(/* webpackChunkName: "charts" */ './charts.ts'));

/** The rest of the kit, where it has come already. */
export const arrivedWhole = whole.arrived;

/** Brings the rest of the kit into the page, once. After a failure the next call tries again. */
export function loadWholeKit(): Promise<Whole> {
  return whole.load();
}

/**
 * What else a page needs that is free to use all of the kit: it comes together with that. Where a window of the sign-in page has asked for the kit before,
 * nothing would bring it any more: it comes now, and is waited for.
 */
export async function bringBesideKit(load: () => Promise<unknown>): Promise<void> {
  beside.push(load);
  if (whole.asked()) await load();
}

/** Acts once, when the rest of the kit has come. */
export function onWhole(act: (arrived: Whole) => void): void {
  waiting.push(act);
}
