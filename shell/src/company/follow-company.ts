import { entriesOfCompany, type RegistryEntry, sessionStore } from '@paga/platform/host';
import { nextTask } from '#next-task.ts';
import { leaveFor } from '#session/leave.ts';

const shownId = () => sessionStore.getState().session?.company?.id;
const versionsOf = (entries: readonly RegistryEntry[]) =>
  entries.map(({ name, version }) => `${name} ${version}`).join();

function addressIn(companyId: number): string {
  const address = new URL(location.href);
  if (address.searchParams.has('company')) address.searchParams.set('company', String(companyId));
  return address.href;
}

/**
 * The entries as the shown company has them. Some companies have another build of a remote: who chooses one of those, or leaves it, gets the page anew, as a build that
 * runs is not taken out of a page.
 */
export async function followCompany(entries: readonly RegistryEntry[]): Promise<RegistryEntry[]> {
  const chosen = await entriesOfCompany(entries, shownId());
  const running = versionsOf(chosen);
  sessionStore.subscribe(async ({ session }, before) => {
    if (!session?.company || session.company.id === before.session?.company?.id) return;
    if (versionsOf(await entriesOfCompany(entries, session.company.id)) === running) return;
    // Where the choice leads to is the address by then, though it may name the company of before.
    await nextTask();
    if (shownId() === session.company.id) leaveFor(addressIn(session.company.id));
  });
  return chosen;
}
