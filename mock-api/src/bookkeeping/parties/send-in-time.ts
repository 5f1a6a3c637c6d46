import type { Language } from '@paga/contract/shapes';

/** A call waits so long for the service at most; what is left is sent by the next. */
const SENDING_MS = 20_000;

/** Sends one after the other as long as there is time; answers how many were sent. */
export async function sendInTime<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<unknown>,
  now: () => number = () => performance.now(),
): Promise<number> {
  const until = now() + SENDING_MS;
  for (const [sent, item] of items.entries()) {
    if (now() >= until) return sent;
    await send(item);
  }
  return items.length;
}

/** What a person reads when some are left. */
export const leftText = (sent: number, all: number, language: Language): string =>
  language === 'sq'
    ? `U dërguan ${sent} nga ${all} punonjës. Dërgoni përsëri për të vazhduar me të tjerët.`
    : `${sent} of ${all} employees were sent. Send again to go on with the others.`;
