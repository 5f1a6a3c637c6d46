/** Whether what is pressed here belongs to a field or a dialog, so that a letter alone must not act. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;
