import { createEvent, fireEvent } from '@testing-library/react';

/** Pastes a text where the focus is, as from a spreadsheet: cells by tab, rows by line. */
export function paste(text: string): void {
  const target = document.activeElement ?? document.body;
  fireEvent(target, createEvent.paste(target, { clipboardData: { getData: () => text } }));
}
