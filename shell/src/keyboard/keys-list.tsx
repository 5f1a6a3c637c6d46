import { Grid } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './keys.css';

/** What each place answers to: the name of its text, and the ways to press it. */
const PLACES = {
  everywhere: [
    ['search', ['Ctrl K', '/']],
    ['help', ['?']],
    ['close', ['Esc']],
    ['send', ['Ctrl Enter']],
  ],
  lists: [
    ['move', ['← ↑ → ↓']],
    ['rowEnds', ['Home', 'End']],
    ['listEnds', ['Ctrl Home', 'Ctrl End']],
    ['open', ['Enter', 'F2']],
    ['choose', ['Shift Space']],
    ['find', ['A–Z']],
  ],
  cells: [
    ['save', ['Enter']],
    ['cancel', ['Esc']],
    ['window', ['Alt Enter']],
    ['range', ['Shift ↓']],
    ['column', ['Ctrl Space']],
    ['fill', ['Ctrl D', 'Ctrl R']],
    ['fillAll', ['Ctrl Enter']],
    ['empty', ['Del']],
    ['paste', ['Ctrl C', 'Ctrl V']],
    ['undo', ['Ctrl Z']],
    ['redo', ['Ctrl Y']],
  ],
  month: [
    ['toTable', ['F4']],
    ['nextStep', ['Shift F4']],
    ['nextFinding', ['F8']],
    ['previousFinding', ['Shift F8']],
  ],
  tabs: [
    ['turn', ['← →']],
    ['tabEnds', ['Home', 'End']],
  ],
} as const;
type PlaceName = keyof typeof PLACES;
type Keys = readonly [action: (typeof PLACES)[PlaceName][number][0], ways: readonly string[]];

/** The keys, by where they act. */
export function KeysList(): ReactNode {
  return (
    <Grid columns={260} className="keys">
      {(Object.keys(PLACES) as PlaceName[]).map((place) => (
        <Place key={place} place={place} />
      ))}
    </Grid>
  );
}

function Place({ place }: { place: PlaceName }): ReactNode {
  const { t } = useTranslation('shell');
  const keys: readonly Keys[] = PLACES[place];
  return (
    <section>
      <h3>{t(`keys.place.${place}`)}</h3>
      <dl>
        {keys.map(([action, ways]) => (
          <div key={action}>
            <dt>{t(`keys.action.${action}`)}</dt>
            <dd>
              {ways.map((way, at) => (
                <span key={way}>
                  {at > 0 && <span className="keys-or paga-muted paga-small">{t('keys.or')}</span>}
                  {way.split(' ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
