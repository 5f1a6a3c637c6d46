const NAME = 'paga.session';

/** Why a session ended, as another tab reports it. */
type SessionEnd = 'SIGNED_OUT' | 'IDLE';

let channel: BroadcastChannel | undefined;

/** Calls back when another tab of this browser signs out or was idle for too long. Returns the way to stop listening. */
export function onSignedOutElsewhere(callback: (end: SessionEnd) => void): () => void {
  channel ??= new BroadcastChannel(NAME);
  const own = channel;
  const listen = (event: MessageEvent): void => {
    if (event.data === 'SIGNED_OUT' || event.data === 'IDLE') callback(event.data);
  };
  own.addEventListener('message', listen);
  return () => {
    own.removeEventListener('message', listen);
    own.close();
    if (channel === own) channel = undefined;
  };
}

/** Tells the other tabs that the session has ended. */
export function announceSignedOut(end: SessionEnd): void {
  channel?.postMessage(end);
}
