import type { ReactNode } from 'react';
import { Button } from '#button/button.tsx';
import { Money } from '#format/money.tsx';
import { type Story, useSay } from '../story.ts';
import { Grid } from './layout.tsx';
import { Card, Page } from './page.tsx';
import { StatCard } from './stat-card.tsx';

function Screen(): ReactNode {
  const say = useSay();
  return (
    <Page
      title={say('Pagat, tetor 2026', 'Salaries, October 2026')}
      back={<a href="#back">{say('Llogaritjet', 'Calculations')}</a>}
      hint={say('Krijuar nga Arta Krasniqi', 'Created by Arta Krasniqi')}
      extra={
        <>
          <Button icon="download">{say('Eksporto', 'Export')}</Button>
          <Button variant="primary">{say('Mbyll tetorin 2026', 'Close October 2026')}</Button>
        </>
      }
    >
      <Grid columns={160}>
        <StatCard
          label={say('Punonjës', 'Employees')}
          value="120"
          delta={{ value: '2', direction: 'up', hint: say('nga shtatori', 'since September') }}
        />
        <StatCard
          label={say('Bruto', 'Gross')}
          value={<Money value={112288.19} />}
          delta={{ value: '1.8%', direction: 'up' }}
        />
        <StatCard
          label={say('Tatimi', 'Tax')}
          value={<Money value={7560.31} />}
          delta={{ value: '0.4%', direction: 'down' }}
        />
        <StatCard
          label={say('Neto', 'Net')}
          value={<Money value={97716.12} />}
          delta={{ value: say('pa ndryshim', 'no change'), direction: 'same' }}
        />
      </Grid>
      <Card
        title={say('Afatet', 'Deadlines')}
        extra={<Button size="small">{say('Të gjitha', 'All')}</Button>}
      >
        {say('Kontributet dorëzohen deri më 15.11.2026.', 'Contributions are due by 15.11.2026.')}
      </Card>
    </Page>
  );
}

/** Stories of a screen's frame. */
export const layoutStories: Story[] = [{ title: 'Page, Card, StatCard, Grid', Piece: Screen }];
