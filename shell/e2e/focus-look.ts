// What somebody without a mouse sees of the focus: run inside the page, so nothing here may come from elsewhere than this file.

/** Where the focus is, and what is wrong with it there. */
export type Look = { at: string; fault: string | null; isLost: boolean; isAgain: boolean; isFirst: boolean };
type Colour = readonly [number, number, number, number];
type Ring = { box: Element; colour: Colour; inset: boolean; reach: number };
type Walked = { focusWalked?: Set<Element> };

const MOST_AROUND = 4;

/** `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)` and what color-mix gives, as numbers from 0 to 1. */
function colourOf(text: string): Colour {
  const parts = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  const whole = text.startsWith('color(') ? 1 : 255;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  return [red / whole, green / whole, blue / whole, alpha];
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .slice(0, 3)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What an element stands on: its own ground and those below it, down to the first that lets nothing through. */
function groundOf(element: Element | null): Colour {
  if (element === null) return [1, 1, 1, 1];
  const [red, green, blue, alpha] = colourOf(getComputedStyle(element).backgroundColor);
  if (alpha === 1) return [red, green, blue, 1];
  const below = groundOf(element.parentElement);
  const mix = (over: number, under: number): number => over * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function ringOn(box: Element, part?: string): Ring | undefined {
  const style = getComputedStyle(box, part);
  const [width, offset] = [Number.parseFloat(style.outlineWidth), Number.parseFloat(style.outlineOffset)];
  if (style.outlineStyle === 'none' || width < 2 || style.content === 'none') return undefined;
  return { box, colour: colourOf(style.outlineColor), inset: offset < 0, reach: offset + width };
}

/** The ring of the focused element: its own, that of the box it fills, or that of what is drawn for a field that is hidden itself. */
function ringOf(element: Element): Ring | undefined {
  const around: Element[] = [];
  for (let at: Element | null = element; at && around.length < MOST_AROUND; at = at.parentElement)
    around.push(at);
  const next = element.nextElementSibling;
  for (const box of next ? [element, next, ...around.slice(1)] : around) {
    const ring = ringOn(box) ?? ringOn(box, '::after') ?? ringOn(box, '::before');
    if (ring) return ring;
  }
  return borderOf(element);
}

/** The box of a cell that is written in has its ring as border. */
function borderOf(element: Element): Ring | undefined {
  const { borderTopWidth, borderTopColor } = getComputedStyle(element);
  if (Number.parseFloat(borderTopWidth) < 2) return undefined;
  return { box: element, colour: colourOf(borderTopColor), inset: true, reach: 0 };
}

/** How many of the four lines of a ring no box around cuts off. */
function linesInSight({ box, reach }: Ring): number {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  let lines = [left - reach, top - reach, right + reach, bottom + reach];
  let seen = [true, true, true, true];
  for (let at = box.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const clip = at.getBoundingClientRect();
    const cutsX = overflowX !== 'visible';
    const cutsY = overflowY !== 'visible';
    const [l = 0, t = 0, r = 0, b = 0] = lines;
    seen = [
      (seen[0] ?? false) && !(cutsX && l < clip.left - 1),
      (seen[1] ?? false) && !(cutsY && t < clip.top - 1),
      (seen[2] ?? false) && !(cutsX && r > clip.right + 1),
      (seen[3] ?? false) && !(cutsY && b > clip.bottom + 1),
    ];
    if (position === 'fixed') break;
    lines = [l, t, r, b];
  }
  return seen.filter(Boolean).length;
}

/** Whether something of it can be seen: in the window, with nothing over it. */
function isInSight(box: Element): boolean {
  const rect = box.getBoundingClientRect();
  const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)];
  const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
  if (right - left < 1 || bottom - top < 1) return false;
  const spots = [0.1, 0.3, 0.5, 0.7, 0.9];
  return spots.some((x) =>
    spots.some((y) => {
      const on = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      return on !== null && (box.contains(on) || on.contains(box) || on.parentElement === box.parentElement);
    }),
  );
}

/** Page and windows take the focus as a whole, so that reading begins there: they have no ring. */
function isPlace(element: Element): boolean {
  return element.tagName === 'MAIN' || element.getAttribute('role') === 'dialog';
}

function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const field =
    element.closest('label')?.textContent ?? (element as HTMLInputElement).labels?.[0]?.textContent;
  const named = (words.trim() || field || element.getAttribute('class') || '').replaceAll(/\s+/g, ' ');
  return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${named.trim().slice(0, 50)}”`;
}

function faultOf(element: Element): string | null {
  const ring = ringOf(element);
  if (!isInSight(ring?.box ?? element)) return 'is hidden';
  if (isPlace(element)) return null;
  if (!ring) return 'has no ring';
  const grounds = ring.inset ? [groundOf(ring.box)] : [groundOf(ring.box.parentElement)];
  const ratio = Math.min(...grounds.map((ground) => contrast(ring.colour, ground)));
  if (ratio < 3) return `has a ring of ${ratio.toFixed(2)}:1`;
  // The system's colours stand in the place of ours.
  const isForced = matchMedia('(forced-colors: active)').matches;
  const focus = document.createElement('i');
  focus.style.color = 'var(--paga-focus)';
  document.body.append(focus);
  const own = getComputedStyle(focus).color;
  focus.remove();
  if (!isForced && colourOf(own).join() !== ring.colour.join()) return 'has another ring';
  const lines = linesInSight(ring);
  return lines < 3 ? `shows ${lines} lines of its ring` : null;
}

/** Whether the page, or the window that lies over it, begins here: before it a browser has its own controls. */
function isFirst(element: Element): boolean {
  const around = element.closest('[role=dialog]') ?? document;
  const controls = around.querySelectorAll(
    'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]',
  );
  return (
    [...controls].find((one) => one.checkVisibility() && !one.hasAttribute('data-focus-guard')) === element
  );
}

/** The focus as it is now. `isAgain`: it was there in this walk before. */
function lookAtFocus(): Look {
  const element = document.activeElement;
  const walked = (window as Walked).focusWalked ?? new Set<Element>();
  (window as Walked).focusWalked = walked;
  if (element === null || element === document.body || element === document.documentElement)
    return { at: 'nothing', fault: 'is on nothing', isLost: true, isAgain: false, isFirst: false };
  const isAgain = walked.has(element);
  walked.add(element);
  return {
    at: nameOf(element),
    fault: isAgain ? null : faultOf(element),
    isLost: false,
    isAgain,
    isFirst: isFirst(element),
  };
}

const PARTS = [
  colourOf,
  luminance,
  contrast,
  groundOf,
  ringOn,
  ringOf,
  borderOf,
  linesInSight,
  isInSight,
  isPlace,
  nameOf,
  faultOf,
  isFirst,
  lookAtFocus,
];

/** All of it as a script that leaves `lookAtFocus` in the window. */
export const FOCUS_SCRIPT = `{const MOST_AROUND=${MOST_AROUND};${PARTS.map(String).join('\n')}
window.lookAtFocus = lookAtFocus;}`;
