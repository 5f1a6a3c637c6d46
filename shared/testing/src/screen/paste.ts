import { act, createEvent, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Pastes a text where the focus is, as from a spreadsheet: cells by tab, rows by line. */
export function paste(text: string): void {
  const target = document.activeElement ?? document.body;
  fireEvent(target, createEvent.paste(target, { clipboardData: { getData: () => text } }));
}

/** Puts a text in the place of what a field holds, as who chooses it all and pastes over it: one change of the field, not two. */
export async function pasteOver(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => {
    field.focus();
    (field as HTMLInputElement).select();
  });
  if (document.activeElement !== field) throw new Error('a field that takes no focus takes no text');
  await user.paste(text);
}
