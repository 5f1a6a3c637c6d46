import { Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { ContactCard } from './contact-card.tsx';
import { PeopleCard } from './people-card.tsx';

/** The tab "Configuration": what the company says of itself. */
export function OwnCompany(): ReactElement {
  return (
    <Stack>
      <ContactCard />
      <PeopleCard />
    </Stack>
  );
}
