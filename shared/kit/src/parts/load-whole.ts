import { latePart } from './late-part.ts';

export type Whole = typeof import('./whole.ts');
export type Charts = typeof import('./charts.ts');

const waiting: ((arrived: Whole) => void)[] = [];

const whole = latePart(async () => {
  const module = await import(/* webpackChunkName: "whole-kit" */ './whole.ts');
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

/** Acts once, when the rest of the kit has come. */
export function onWhole(act: (arrived: Whole) => void): void {
  waiting.push(act);
}
