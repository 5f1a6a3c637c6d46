import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { CardRoom } from '../manifest/remote-manifest.ts';
import { textOf } from '../registry/label-text.ts';
import { mayCall } from '../session/use-may-call.ts';
import { useMaybeSession } from '../session/use-session.ts';
import { RemoteOutlet } from './remote-outlet.tsx';
import { remotesStore } from './remotes.ts';

type ExtensionProps = {
  /** The point the cards of `remote.json` name. */
  point: string;
  /** What each card is handed, e.g. `{ employeeId: 7 }` at the point of an employee's page. */
  props?: Readonly<Record<string, unknown>>;
  /** Shown when no remote offers anything here that this person may see. */
  fallback?: ReactNode;
  /** Wraps each card, e.g. into a cell of a grid; `width` in twelfths. */
  wrap?: (card: { key: string; width: number; room: CardRoom | undefined; children: ReactNode }) => ReactNode;
};

/** Every card the remotes offer at a point and this person may see; each loads and fails by itself. */
export function Extension({
  point,
  props,
  fallback = null,
  wrap = ({ children }) => children,
}: ExtensionProps): ReactNode {
  const stores = useStore(remotesStore, (remotes) => remotes.stores);
  const session = useMaybeSession();
  const { i18n } = useTranslation();
  const cards = stores
    .flatMap(({ entry }) => entry.offer.cards.map((card) => ({ entry, card })))
    .filter(
      ({ card }) =>
        card.point === point && session !== null && card.needs.every((call) => mayCall(session.roleId, call)),
    )
    .sort((a, b) => a.card.order - b.card.order);
  if (cards.length === 0) return fallback;
  return cards.map(({ entry, card }) => {
    const title = textOf(entry, card.title, i18n.language);
    const children = (
      <RemoteOutlet
        key={card.id}
        as={card.room?.wide === 0 ? 'extra' : 'card'}
        remote={entry.name}
        code={card.code}
        title={title}
        props={props}
      />
    );
    return wrap({ key: `${entry.name}/${card.id}`, width: card.width, room: card.room, children });
  });
}
