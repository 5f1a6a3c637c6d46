import * as React from 'react';

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** React's development build takes a stack trace for every element it makes, a twentieth of a screen test; nobody reads them here. */
function withoutOwnerStacks(): void {
  const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals = (React as unknown as Record<string, object>)[key] ?? {};
  // As React does by itself once it has made ten thousand of them within a second.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
}

/** What jsdom lacks and pages use: media queries, observers, scrolling, object URLs, a size for elements. */
export function shimBrowser(): void {
  withoutOwnerStacks();
  const matchMedia = (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  const ours = {
    matchMedia,
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
    scrollTo: () => undefined,
    print: () => undefined,
  };
  for (const [name, value] of Object.entries(ours))
    Object.defineProperty(window, name, { value, writable: true, configurable: true });
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  URL.createObjectURL ??= () => 'blob:test';
  URL.revokeObjectURL ??= () => undefined;
  // Virtual lists draw what fits: without a size they would draw nothing.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 600 });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 1200 });
}
