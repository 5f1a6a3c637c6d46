/** Lets whatever looks at something every `ms` milliseconds do so every 20: a test waits for the look, not for the clock. Until mocks are restored. */
export function quickTimer(ms: number): void {
  const real = window.setInterval;
  jest
    .spyOn(window, 'setInterval')
    .mockImplementation(((work: () => void, every?: number) =>
      real(work, every === ms ? 20 : every)) as typeof window.setInterval);
}
