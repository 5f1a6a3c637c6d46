import { Grid, Modal } from '@paga/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './keys.css';
import { takesText } from './takes-text.ts';

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

/** The keys of the product; "?" outside fields and dialogs shows them, on every page. */
export function KeysHelp(): ReactNode {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target))
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Modal open={open} onClose={() => setOpen(false)} title={t('keys.title')} width={720}>
      <Grid columns={260} className="keys">
        {(Object.keys(PLACES) as PlaceName[]).map((place) => (
          <Place key={place} place={place} />
        ))}
      </Grid>
    </Modal>
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
