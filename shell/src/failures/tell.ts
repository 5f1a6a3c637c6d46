import type { Caught } from './caught.ts';

/** Tells the server of a failure. What that takes comes with the first one; where that cannot be had, nobody hears of it. */
export function tell(caught: Caught): void {
  import(/* webpackChunkName: "failures" */ './report.ts').then(
    ({ report }) => report(caught),
    () => undefined,
  );
}

/** Tells of what nobody has caught. */
export function tellOfUncaught(): void {
  addEventListener('error', ({ error }) => error && tell({ kind: 'UNCAUGHT', error }));
  addEventListener('unhandledrejection', ({ reason }) => tell({ kind: 'REJECTED', error: reason }));
}
