import type { Notification } from '@paga/contract/notifications';

/** So many birthdays stand each by itself. */
const FEW = 2;

/** A notification, or the birthdays of a list as one entry. */
export type Entry = Notification | { birthdays: readonly Notification[] };

/** Birthdays must not push what waits to be done out of sight: among other things, several are one entry in the place of the first. */
export function foldBirthdays(list: readonly Notification[]): Entry[] {
  const birthdays = list.filter(({ type }) => type === 'birthday');
  if (birthdays.length <= FEW || birthdays.length === list.length) return [...list];
  return list.flatMap((one): Entry[] => {
    if (one.type !== 'birthday') return [one];
    return one === birthdays[0] ? [{ birthdays }] : [];
  });
}
