import { useMaybeCompany } from '@paga/platform';
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
import type { Person } from './people/people-index.ts';
import { keepRecent } from './recent.ts';
import { SearchField } from './search-field.tsx';
import { optionsOf, SearchResults } from './search-results.tsx';
import type { Deed, Hit } from './source.ts';
import { useActiveOption } from './use-active-option.ts';
import { useSearch } from './use-search.ts';
import { useShownActions } from './use-shown-actions.ts';
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

/** What is found for the text, or what can be done with one of the people found. */
function useFinds(open: boolean, id: string, deeds: readonly Deed[]) {
  const [of, setOf] = useState<Person>();
  const { find, ofPerson } = useShownActions(open, deeds);
  const found = useSearch((text) => (of ? ofPerson(of) : find(text)));
  const search = of ? { ...found, states: found.states.slice(0, 1) } : found;
  const options = optionsOf(search, id);
  const { active, step, reset } = useActiveOption(options);
  // Enter right after typing takes the first find; with nothing typed only what the arrows have reached.
  const taken = active ?? (search.text.trim().length < 2 && !of ? undefined : options[0]);
  const show = (person: Person | undefined): void => {
    reset();
    setOf(person);
  };
  return { of, search, options, active, taken, step, show };
}

/** Does what a find does, or goes where it leads; the focus goes to the page. */
function useChoose(): (hit: Hit) => void {
  const navigate = useNavigate();
  const company = useMaybeCompany();
  return (hit) => {
    if (!hit.run) keepRecent(company?.id ?? 0, hit);
    document.getElementById('content')?.focus({ preventScroll: true });
    const go = (): void => void (hit.path && navigate(hit.path));
    Promise.resolve(hit.run?.()).then(go, () => undefined);
  };
}

/** Search in all sources: the field keeps the focus, arrows walk the finds, Enter opens the active or the first find, and searches while there is none. */
export function SearchCombobox({ field, floating, deeds = NONE, onDone }: SearchComboboxProps): ReactNode {
  const { t } = useTranslation('shell');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(!floating);
  const { of, search, options, active, taken, step, show } = useFinds(open, id, deeds);
  const take = useChoose();

  const close = (): void => {
    search.clear();
    show(undefined);
    setOpen(!floating);
    onDone?.();
  };
  const choose = (hit: Hit): void => {
    close();
    field.current?.blur();
    take(hit);
  };
  const person = of ? undefined : taken?.hit.person;
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => (taken ? choose(taken.hit) : search.ask()),
    Escape: () => (of ? show(undefined) : close()),
    ArrowRight: person && (() => show(person)),
    ArrowLeft: of && (() => show(undefined)),
  };
  const press = (event: KeyboardEvent): void => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act || (event.key === 'ArrowRight' && !isAtEnd(field.current))) return;
    event.preventDefault();
    if (event.key !== 'Escape') setOpen(true);
    act();
  };
  const leave = (event: FocusEvent): void => {
    if (floating && !box.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const type = (text: string): void => {
    setOpen(true);
    show(undefined);
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
          <SearchResults
            search={search}
            id={id}
            active={active?.id}
            taken={taken?.id}
            isPerson={floating && person !== undefined}
            onChoose={choose}
          />
        </div>
      )}
    </div>
  );
}

/** Where the right arrow has nothing more to go past. */
const isAtEnd = (field: HTMLInputElement | null): boolean =>
  field !== null && field.selectionStart === field.value.length && field.selectionEnd === field.value.length;
