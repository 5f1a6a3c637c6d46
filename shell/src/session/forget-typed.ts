import { forgetDraftsOfPerson } from '@paga/platform/drafts';

/** Where this browser keeps what was chosen in the search, of every company: it holds names. */
export const RECENT = 'paga.search.recent.';

/** Who signs out leaves nothing behind in the browser; who was signed out finds what they have typed at the next sign-in. */
export function forgetTyped(userId: number): void {
  const forget = () => forgetDraftsOfPerson(userId);
  forget();
  for (const key of Object.keys(localStorage)) if (key.startsWith(RECENT)) localStorage.removeItem(key);
  // What is typed and not sent is kept once more when the page goes.
  addEventListener('pagehide', forget, { once: true });
}
