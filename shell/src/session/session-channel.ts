const NAME = 'paga.session';

let channel: BroadcastChannel | undefined;

/** Calls back when another tab of this browser signs out. Returns the way to stop listening. */
export function onSignedOutElsewhere(callback: () => void): () => void {
  channel ??= new BroadcastChannel(NAME);
  const own = channel;
  const listen = (event: MessageEvent): void => {
    if (event.data === 'signedOut') callback();
  };
  own.addEventListener('message', listen);
  return () => {
    own.removeEventListener('message', listen);
    own.close();
    if (channel === own) channel = undefined;
  };
}

/** Tells the other tabs that the session has ended. */
export function tellSignedOut(): void {
  channel?.postMessage('signedOut');
}
