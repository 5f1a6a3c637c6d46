// What a screen looks like to somebody with a narrow window, strong colours or weak eyes: run inside the page, so nothing here may come from elsewhere than this file.

/** How far what is read has moved since the page was opened, and what moved. */
export type Shifts = { sum: number; moved: string[] };
type Watched = { layoutShifts?: Shifts };

/** From the first line of the page on: sums what moves without anybody having done something. */
export function watchShifts(): void {
  const shifts: Shifts = { sum: 0, moved: [] };
  (window as Watched).layoutShifts = shifts;
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
  const classOf = (node?: Element) => node?.className || node?.parentElement?.className || node?.nodeName;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      shifts.sum += value;
      shifts.moved.push(`${value.toFixed(3)}: ${sources.map(({ node }) => classOf(node)).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The innermost of what stands out of the window, where the page can be moved sideways. */
export function besideTheWindow(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => `${document.documentElement.scrollWidth} px: ${one.className}`)
    .toReversed()
    .slice(0, 3);
}

/** Text that is smaller than anybody can be asked to read, by the class it has. */
export function smallText(least: number): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement;
    const isRead =
      texts.currentNode.textContent?.trim() && around?.checkVisibility({ visibilityProperty: true });
    if (!around || !isRead || around.closest('script, style, [hidden]')) continue;
    const { fontSize } = getComputedStyle(around);
    const { width, height } = around.getBoundingClientRect();
    const own = around.getAttribute('class') ?? around.parentElement?.getAttribute('class') ?? around.tagName;
    if (Number.parseFloat(fontSize) < least && width > 1 && height > 1) found.add(`${own}: ${fontSize}`);
  }
  return [...found];
}

/** What is chosen but looks like what is not, where the system's colours replace those of the page. */
export function unseenChoices(): string[] {
  const CHOSEN =
    '[aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true], :checked';
  const look = (element: Element) =>
    [element, element.nextElementSibling ?? element]
      .flatMap((one) => [
        getComputedStyle(one),
        getComputedStyle(one, '::after'),
        getComputedStyle(one, '::before'),
      ])
      .map((style) =>
        [style.backgroundColor, style.borderTopWidth, style.borderBottomWidth, style.borderBottomColor]
          .concat([
            style.outlineStyle,
            style.outlineWidth,
            style.fontWeight,
            style.textDecorationLine,
            style.content,
          ])
          .concat([style.color])
          .join(),
      )
      .join('|');
  const faults = new Set<string>();
  for (const chosen of document.querySelectorAll(CHOSEN)) {
    if (!chosen.checkVisibility() || chosen.tagName === 'OPTION') continue;
    const inputs = chosen.matches('input');
    // A box that is ticked is drawn by the browser unless its drawing was taken from it.
    if (inputs && getComputedStyle(chosen).appearance !== 'none' && chosen.getBoundingClientRect().width > 8)
      continue;
    const other = [...document.querySelectorAll(chosen.tagName)].find(
      (one) =>
        one !== chosen && one.className === chosen.className && !one.matches(CHOSEN) && one.checkVisibility(),
    );
    if (other && look(other) === look(chosen))
      faults.add(
        `${chosen.tagName.toLowerCase()}.${chosen.className} “${chosen.textContent?.trim().slice(0, 30)}”`,
      );
  }
  return [...faults];
}

/** The month that a chooser on the page shows, as it is written there; undefined where there is none. */
export function chosenMonth(): string | undefined {
  const picker =
    document.querySelector('[role=dialog] .paga-month-picker') ??
    document.querySelector('main .paga-month-picker');
  const chosen = [...(picker?.querySelectorAll('select') ?? [])].map(
    (select) => select.selectedOptions[0]?.text,
  );
  return chosen.length === 0 ? undefined : chosen.join(' ');
}

/** Which part of the window bars cover that stay while the page is scrolled. */
export function coveredByBars(): number {
  document.querySelector('main')?.scrollBy(0, 300);
  scrollBy(0, 300);
  const rows = Array.from({ length: innerHeight }, (_, y) => y);
  const isBar = (y: number): boolean => {
    for (
      let at = document.elementFromPoint(innerWidth / 2, y);
      at && at !== document.body;
      at = at.parentElement
    ) {
      const { position } = getComputedStyle(at);
      if (at.getAttribute('role') === 'dialog') return false;
      if (position === 'fixed' || (position === 'sticky' && !at.closest('[role=grid], table'))) return true;
      if (at.classList.contains('frame-bar')) return true;
    }
    return false;
  };
  return rows.filter(isBar).length / innerHeight;
}

/** Bars that stay over the page when it is read on, more than the one of the frame; what stays within a table, a menu or a window is its own. */
export function barsThatStay(): string[] {
  const within = '.ant-modal-root, .ant-drawer, [role=grid], table, [role=menu], nav';
  const stays = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
    const { position } = getComputedStyle(one);
    if ((position !== 'sticky' && position !== 'fixed') || one.closest(within)) return false;
    const { width, height, top, bottom } = one.getBoundingClientRect();
    const isSeen = height > 8 && top < innerHeight && bottom > 0;
    return isSeen && width > innerWidth / 4 && one.checkVisibility({ visibilityProperty: true });
  });
  return stays.length > 1 ? stays.map((one) => `stays: ${one.className}`) : [];
}

/** The name of the company and the chosen month, where less of them is seen than there is. */
export function cutNames(): string[] {
  const names = [
    ...document.querySelectorAll<HTMLElement>(
      '.frame-company, .frame-company-name, .paga-month-picker select',
    ),
  ];
  const isCut = (one: HTMLElement): boolean => {
    const { width, left, right, top, height } = one.getBoundingClientRect();
    if (width <= 1 || top >= innerHeight) return false;
    const over = document.elementFromPoint(right - 4, top + height / 2);
    const isUnderWindow = over?.closest('.ant-modal-root, .ant-drawer');
    const isCovered =
      over !== null && !isUnderWindow && top > 0 && !one.contains(over) && !over.contains(one);
    const isOver = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
    return isOver || left < 0 || right > innerWidth || isCovered;
  };
  return names
    .filter(isCut)
    .map((one) => `cut: ${one.className || one.title || one.textContent?.slice(0, 20)}`);
}

/** The figures of the month's bar, where the last of them does not fit. */
export function cutFigures(): string[] {
  return [...document.querySelectorAll('.workbench-figures')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `figures cut: ${one.scrollWidth} in ${one.clientWidth} px`);
}

/** Days off in a calendar that look like working days, where the system's colours replace those of the page. */
export function unseenDaysOff(): string[] {
  const off = [...document.querySelectorAll('.leave-day-off, .wall-band-off')];
  const isPlain = (one: Element) => getComputedStyle(one).backgroundImage === 'none';
  return off.some(isPlain)
    ? [`${off.filter(isPlain).length} of ${off.length} days off look like others`]
    : [];
}
