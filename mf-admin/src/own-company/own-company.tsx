import { Grid, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { ContactCard } from './contact-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { SecurityCard } from './security-card.tsx';

/** The tab "Configuration": what the company lacks, what it says of itself, its logo, how it guards sign-in. */
export function OwnCompany(): ReactElement {
  return (
    <Stack>
      <ReadinessCard />
      <ContactCard />
      <Grid columns={360}>
        <LogoCard />
        <SecurityCard />
      </Grid>
      <PeopleCard />
    </Stack>
  );
}
