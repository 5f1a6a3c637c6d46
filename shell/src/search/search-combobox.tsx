import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from './search-field.tsx';
import type { Listed } from './search-panel.tsx';
import type { Deed } from './source.ts';
import './search.css';

type SearchComboboxProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Results below the field over the page, or in the flow of a dialog. */
  floating: boolean;
  /** What the bar offers besides. */
  deeds?: readonly Deed[] | undefined;
  /** Chosen, or given up by Escape. */
  onDone?: () => void;
};

const NONE: readonly Deed[] = [];

/** All that finds something: who never searches never fetches it. */
const Panel = lazy(() =>
  import(/* webpackChunkName: "search" */ './search-panel.tsx').then(
    ({ SearchPanel }) => ({ default: SearchPanel }),
    () => ({ default: Unloaded }),
  ),
);

function Unloaded(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <p role="alert" className="search-state">
      {t('search.unloaded')}
    </p>
  );
}

/** Search in all sources: the field keeps the focus, arrows walk the finds, Enter opens the active or the first find, and searches while there is none. */
export function SearchCombobox({ field, floating, deeds = NONE, onDone }: SearchComboboxProps): ReactNode {
  const { t } = useTranslation('shell');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const keys = useRef<((key: string) => boolean) | null>(null);
  const waiting = useRef<string>(undefined);
  const [open, setOpen] = useState(!floating);
  const [text, setText] = useState('');
  const [listed, setListed] = useState<Listed>();

  const close = (): void => {
    setText('');
    setOpen(!floating);
    onDone?.();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (keys.current) {
      if (keys.current(key)) event.preventDefault();
    } else if (key === 'Escape') close();
    else if (['Enter', 'ArrowDown', 'ArrowUp'].includes(key)) {
      event.preventDefault();
      waiting.current = key;
      setOpen(true);
    }
  };
  const leave = (event: FocusEvent): void => {
    if (floating && !box.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const type = (next: string): void => {
    setOpen(true);
    setText(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every test page knows the search element yet
    <div
      ref={box}
      role="search"
      aria-label={t('search.label')}
      className="search"
      data-floating={floating}
      onBlur={leave}
    >
      <SearchField
        field={field}
        text={text}
        list={open ? listed?.list : undefined}
        active={open ? listed?.active : undefined}
        hinted={floating}
        onType={type}
        onPress={press}
        onFocus={() => setOpen(true)}
      />
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list must not take the focus from the field
        <div className="search-panel" onMouseDown={(event) => event.preventDefault()}>
          <Suspense>
            <Panel
              {...{ id, text, field, floating, deeds, keys, waiting }}
              onListed={setListed}
              onClose={close}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
