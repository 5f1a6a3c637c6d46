import { RemoteOutlet, useMaybeCompany, useSession } from '@paga/platform';
import { mayCall } from '@paga/platform/host';
import type { ReactNode } from 'react';
import { ForbiddenScreen } from '#access/forbidden.screen.tsx';
import type { Place } from '#access/use-places.ts';
import { ChooseCompany } from '#company/choose-company.tsx';
import { useShownPart } from '#failures/shown-parts.ts';

/** One page of a remote: shown when the role may see it and a company is there for it to show. */
export function RemotePage({ place }: { place: Place }): ReactNode {
  const { roleId } = useSession();
  const company = useMaybeCompany();
  useShownPart(place.remote);
  if (!place.needs.every((call) => mayCall(roleId, call))) return <ForbiddenScreen title={place.title} />;
  if (place.company && !company) return <ChooseCompany isPage title={place.title} />;
  // Another company is another page: nothing of the one before stays on screen. Addresses of one screen are one: a window opens over its page.
  return (
    <RemoteOutlet
      key={`${place.code}/${company?.id ?? ''}`}
      remote={place.remote}
      code={place.code}
      title={place.title}
    />
  );
}
