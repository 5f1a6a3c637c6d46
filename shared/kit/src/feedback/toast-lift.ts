/** A bar that ends further from the window's edge than this is not at the foot. */
const REACH = 64;
/** How much further up a toast goes to leave the buttons beneath it free, and in which steps. */
const [MOST, STEP] = [160, 8];

const areaOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** How high the bars are that stay in view at the foot of the window: totals, the buttons of a form. They carry `data-foot`. In pixels. */
function footHeight(): number {
  const tops = [...document.querySelectorAll('[data-foot]')]
    .map(areaOf)
    .filter(({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > innerHeight - REACH)
    .map(({ top }) => innerHeight - top);
  return Math.min(Math.max(0, ...tops), innerHeight / 2);
}

/** How far a list of toasts, which stands at the foot of the window, is lifted so that it covers neither totals nor buttons. In pixels. */
export function toastLift(list: Element): number {
  const { top, bottom, left, right } = areaOf(list);
  const foot = footHeight();
  const buttons = [...document.querySelectorAll('main :is(button, .paga-button), [role="dialog"] button')]
    .map(areaOf)
    .filter((area) => area.height > 0 && area.right > left && area.left < right);
  for (let lift = foot; lift <= foot + MOST; lift += STEP)
    if (!buttons.some((area) => area.bottom > top - lift && area.top < bottom - lift)) return lift;
  return foot;
}
