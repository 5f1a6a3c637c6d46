import { type SearchHit, useMaybeCompany } from '@paga/platform';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { keepRecent } from './recent.ts';
import { SearchField } from './search-field.tsx';
import { optionsOf, SearchResults } from './search-results.tsx';
import { useActiveOption } from './use-active-option.ts';
import { useSearch } from './use-search.ts';
import { useShownActions } from './use-shown-actions.ts';
import './search.css';

type SearchComboboxProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Results below the field over the page, or in the flow of a dialog. */
  floating: boolean;
  /** Chosen, or given up by Escape. */
  onDone?: () => void;
};

/** Search in all sources: the field keeps the focus, arrows walk the finds, Enter opens the active or the first find, and searches while there is none. */
export function SearchCombobox({ field, floating, onDone }: SearchComboboxProps): ReactNode {
  const { t } = useTranslation('shell');
  const id = useId();
  const navigate = useNavigate();
  const company = useMaybeCompany();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(!floating);
  const search = useSearch(useShownActions(open));
  const options = optionsOf(search, id);
  const { active, step, reset } = useActiveOption(options);
  // Enter right after typing takes the first find; with nothing typed only what the arrows have reached.
  const taken = active ?? (search.text.trim().length < 2 ? undefined : options[0]);

  const close = (): void => {
    search.clear();
    reset();
    setOpen(!floating);
    onDone?.();
  };
  const choose = (hit: SearchHit): void => {
    keepRecent(company?.id ?? 0, hit);
    close();
    field.current?.blur();
    navigate(hit.path);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => (taken ? choose(taken.hit) : search.ask()),
    Escape: close,
  };
  const press = (event: KeyboardEvent): void => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key !== 'Escape') setOpen(true);
    act();
  };
  const leave = (event: FocusEvent): void => {
    if (floating && !box.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const type = (text: string): void => {
    setOpen(true);
    reset();
    search.type(text);
  };
  const listed = open && options.length > 0;
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
        text={search.text}
        list={listed ? id : undefined}
        active={listed ? active?.id : undefined}
        hinted={floating}
        onType={type}
        onPress={press}
        onFocus={() => setOpen(true)}
      />
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list must not take the focus from the field
        <div className="search-panel" onMouseDown={(event) => event.preventDefault()}>
          <SearchResults search={search} id={id} active={active?.id} taken={taken?.id} onChoose={choose} />
        </div>
      )}
    </div>
  );
}
