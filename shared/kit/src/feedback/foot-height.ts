/** A bar that ends further from the window's edge than this is not at the foot. */
const REACH = 64;

/** How high the bars are that stay in view at the foot of the window: totals, the buttons of a form. They carry `data-foot`. In pixels. */
export function footHeight(): number {
  const tops = [...document.querySelectorAll('[data-foot]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > innerHeight - REACH)
    .map(({ top }) => innerHeight - top);
  return Math.min(Math.max(0, ...tops), innerHeight / 2);
}
