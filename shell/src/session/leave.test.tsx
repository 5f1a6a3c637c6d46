import { useUnsavedGuard } from '@paga/kit';
import { renderHook } from '@testing-library/react';
import { askNothing } from './leave.ts';

const isAsked = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

test('unsaved work is asked about when a person leaves, and not when the session has ended', () => {
  renderHook(() => useUnsavedGuard(true));
  expect(isAsked()).toBe(true);
  askNothing();
  expect(isAsked()).toBe(false);
});
