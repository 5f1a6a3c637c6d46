import { useStable } from '@paga/kit';
import { useMaybeCompany } from '@paga/platform';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { Person } from './people/people-index.ts';
import { keepRecent } from './recent.ts';
import { groupsOf, optionsOf, SearchResults } from './search-results.tsx';
import type { Deed, Hit } from './source.ts';
import { useActiveOption } from './use-active-option.ts';
import { useSearch } from './use-search.ts';
import { useShownActions } from './use-shown-actions.ts';

/** What the field says of the list: its id, and that of the find the arrows have reached. */
export type Listed = { list: string; active: string | undefined };

type SearchPanelProps = {
  id: string;
  text: string;
  field: RefObject<HTMLInputElement | null>;
  /** Over the page, where keys walk it. */
  floating: boolean;
  deeds: readonly Deed[];
  /** Where the field finds what its keys do; answers whether they did anything. */
  keys: RefObject<((key: string) => boolean) | null>;
  /** A key that was pressed before the panel was there. */
  waiting: RefObject<string | undefined>;
  onListed: (listed: Listed | undefined) => void;
  onClose: () => void;
};

/** What is found for the text, or what can be done with one of the people found. */
function useFinds(id: string, deeds: readonly Deed[]) {
  const [of, setOf] = useState<Person>();
  const { find, ofPerson } = useShownActions(true, deeds);
  const found = useSearch(useCallback((text) => (of ? ofPerson(of) : find(text)), [of, ofPerson, find]));
  const all = found.states;
  const states = useMemo(() => (of ? all.slice(0, 1) : all), [of, all]);
  const search = { ...found, states };
  const groups = useMemo(() => groupsOf(states), [states]);
  const options = useMemo(() => optionsOf(groups, id), [groups, id]);
  const { active, step, reset } = useActiveOption(options);
  // Enter right after typing takes the first find; with nothing typed only what the arrows have reached.
  const taken = active ?? (search.text.trim().length < 2 && !of ? undefined : options[0]);
  const show = (person: Person | undefined): void => {
    reset();
    setOf(person);
  };
  return { of, search, groups, options, active, taken, step, show };
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

/** What the search finds; it comes when the search is opened first, with all that it takes to find something. */
export function SearchPanel(props: SearchPanelProps): ReactNode {
  const { id, text, field, floating, deeds, keys, waiting, onListed, onClose } = props;
  const { of, search, groups, options, active, taken, step, show } = useFinds(id, deeds);
  const take = useChoose();
  const choose = useStable((hit: Hit): void => {
    onClose();
    field.current?.blur();
    take(hit);
  });
  const person = of ? undefined : taken?.hit.person;
  const acts: Record<string, (() => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => (taken ? choose(taken.hit) : search.ask()),
    Escape: () => (of ? show(undefined) : onClose()),
    ArrowRight: person && (() => isAtEnd(field.current) && show(person)),
    ArrowLeft: of && (() => show(undefined)),
  };
  const press = (key: string): boolean => {
    if (!acts[key] || (key === 'ArrowRight' && !isAtEnd(field.current))) return false;
    acts[key]?.();
    return true;
  };
  useLayoutEffect(() => {
    show(undefined);
    search.type(text);
  }, [text]);
  useLayoutEffect(() => {
    keys.current = press;
    return () => {
      keys.current = null;
    };
  });
  const [list, activeId] = [options.length > 0 ? id : undefined, active?.id];
  useLayoutEffect(() => onListed(list ? { list, active: activeId } : undefined), [list, activeId]);
  useEffect(() => {
    const key = waiting.current;
    if (key === undefined || search.text !== text) return;
    waiting.current = undefined;
    press(key);
  });
  return (
    <SearchResults
      {...{ search, groups, id }}
      active={active?.id}
      taken={taken?.id}
      isPerson={floating && person !== undefined}
      onChoose={choose}
    />
  );
}

/** Where the right arrow has nothing more to go past. */
const isAtEnd = (field: HTMLInputElement | null): boolean =>
  field !== null && field.selectionStart === field.value.length && field.selectionEnd === field.value.length;
