/** Where a person's drafts lie in the tab, those of every company. */
export const draftsOfPerson = (userId: number): string => `paga.draft.${userId}.`;

/** Deletes every draft of this tab, of all companies: the person has signed out. */
export function forgetDraftsOfPerson(userId: number): void {
  const prefix = draftsOfPerson(userId);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
