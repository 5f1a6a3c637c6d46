import { call } from '@paga/client';
import { signOutOfOwnPage } from '@paga/contract/own/account';

const HALF = 'paga.own';
const CHANNEL = 'paga.own';

let held: string | null = null;

/** The half of an own session that this page sends; the other is an HttpOnly cookie. It lies in this tab only, and is gone with it. */
export const ownToken = {
  read: (): string | null => {
    held ??= sessionStorage.getItem(HALF);
    return held;
  },
  write: (half: string): void => {
    held = half;
    sessionStorage.setItem(HALF, half);
  },
};

/** Forgets the own session of this tab. */
export function forgetOwn(): void {
  held = null;
  sessionStorage.removeItem(HALF);
}

function channel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
}

/** Ends the own session on the server and in the other tabs; here it is the caller's to leave. */
export async function endOwn(): Promise<void> {
  await call(signOutOfOwnPage).catch(() => undefined);
  const tabs = channel();
  tabs?.postMessage('ended');
  tabs?.close();
  forgetOwn();
}

/** Hears that another tab ended the own session. Returns the way to stop. */
export function onOwnEndedElsewhere(ended: () => void): () => void {
  const tabs = channel();
  tabs?.addEventListener('message', ended);
  return () => tabs?.close();
}
