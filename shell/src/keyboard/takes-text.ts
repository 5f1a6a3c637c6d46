/** Whether what is pressed here belongs to a field, a cell that can be typed into or a dialog, so that a letter alone must not act. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [aria-readonly="false"], [role="dialog"]') !==
    null;
