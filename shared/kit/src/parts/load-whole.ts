export type Whole = typeof import('./whole.ts');

let whole: Whole | undefined;
let loading: Promise<Whole> | undefined;
const waiting: ((arrived: Whole) => void)[] = [];

const beside: (() => Promise<unknown>)[] = [];

/** What else a page needs that is free to use all of the kit: it comes together with that. */
export function bringBesideKit(load: () => Promise<unknown>): void {
  beside.push(load);
}

/** The rest of the kit, where it has come already. */
export function arrivedWhole(): Whole | undefined {
  return whole;
}

/** Brings the rest of the kit into the page, once. After a failure the next call tries again. */
export function loadWholeKit(): Promise<Whole> {
  loading ??= Promise.all([
    import(/* webpackChunkName: "whole-kit" */ './whole.ts'),
    ...beside.map((load) => load()),
  ]).then(
    ([module]) => {
      whole = module;
      for (const act of waiting) act(module);
      return module;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Acts once, when the rest of the kit has come. */
export function onWhole(act: (arrived: Whole) => void): void {
  waiting.push(act);
}
