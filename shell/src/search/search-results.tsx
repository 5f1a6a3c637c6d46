import { Button } from '@paga/kit';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NetOf } from './people/net-of.tsx';
import type { Hit as Find, HitGroup } from './source.ts';
import type { Search } from './use-search.ts';

/** A find and its id on the page. */
export type Option = { id: string; hit: Find };

/** Every find in the order shown; the keyboard walks through it. */
export function optionsOf(groups: readonly HitGroup[], prefix: string): Option[] {
  return groups.flatMap((group) => group.hits.map((hit) => ({ id: optionId(prefix, group, hit), hit })));
}

/** In this order; the people of a company are found twice, at once and then by the server. */
const FIRST = ['employees', 'recent'];

/** Groups of one kind as one: of a find that two have, the first stays, with the detail that only the second knows. */
function merged(groups: readonly HitGroup[]): HitGroup[] {
  const byId = new Map<string, HitGroup>();
  for (const group of groups) {
    const before = byId.get(group.id)?.hits ?? [];
    const again = (hit: Find) => group.hits.find(({ id }) => id === hit.id);
    const more = group.hits.filter((hit) => !before.some(({ id }) => id === hit.id));
    byId.set(group.id, { ...group, hits: [...before.map((hit) => ({ ...again(hit), ...hit })), ...more] });
  }
  return [...byId.values()].sort((a, b) => FIRST.indexOf(b.id) - FIRST.indexOf(a.id));
}

/** The groups in the order shown; what stands in one is left out of the later ones. */
export function groupsOf(states: Search['states']): HitGroup[] {
  const shown = new Set<string>();
  const isNew = ({ id, title, path }: Find): boolean => {
    const key = `${title} ${path || id}`;
    return !shown.has(key) && shown.add(key) !== undefined;
  };
  return merged(states.flatMap((state) => state.groups))
    .map((group) => ({ ...group, hits: group.hits.filter(isNew) }))
    .filter(({ hits }) => hits.length > 0);
}
const optionId = (prefix: string, group: HitGroup, hit: Find) =>
  `${prefix}-${group.id}-${hit.id}`.replace(/[^\w-]/g, '_');

type FoundProps = {
  groups: readonly HitGroup[];
  id: string;
  active: string | undefined;
  /** What Enter opens. */
  taken: string | undefined;
  onChoose: (hit: Find) => void;
};

type SearchResultsProps = FoundProps & {
  search: Search;
  /** What Enter opens is somebody, with whom things can be done. */
  isPerson: boolean;
};

/** What was found, under a heading for each source, with what is still searched and what failed. */
export function SearchResults({ search, isPerson, ...found }: SearchResultsProps): ReactNode {
  const isEmpty = found.groups.length === 0;
  return (
    <>
      {!isEmpty && <Found {...found} />}
      <SearchState search={search} empty={isEmpty} isPerson={isPerson} />
    </>
  );
}

/** Drawn again only for other finds or another one reached: a key draws the panel several times. */
const Found = memo(function Found({ groups, id, active, taken, onChoose }: FoundProps): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <div role="listbox" id={id} aria-label={t('search.results')}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={group.id} role="group" aria-label={group.label}>
          <p className="search-heading" aria-hidden="true">
            {group.label}
          </p>
          {group.hits.map((hit) => {
            const own = optionId(id, group, hit);
            return (
              <Hit
                key={own}
                id={own}
                hit={hit}
                active={own === active}
                taken={own === taken}
                onChoose={() => onChoose(hit)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});

function Hit({
  id,
  hit,
  active,
  taken,
  onChoose,
}: {
  id: string;
  hit: Find;
  active: boolean;
  taken: boolean;
  onChoose: () => void;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's Enter chooses the active option
    <div
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={active}
      className={taken ? 'search-hit search-taken' : 'search-hit'}
      onClick={onChoose}
    >
      <span>{hit.title}</span>
      {(hit.detail || hit.figure) && (
        <span className="search-detail">
          {hit.detail}
          {hit.figure && <NetOf {...hit.figure} />}
        </span>
      )}
    </div>
  );
}

type StateProps = { search: Search; empty: boolean; isPerson: boolean };

function SearchState({ search, empty, isPerson }: StateProps): ReactNode {
  const { t } = useTranslation('shell');
  const { states, text, asked, ask } = search;
  const searching = states.some((state) => state.status === 'searching');
  const failed = states.filter((state) => state.status === 'failed');
  const nothing = asked !== '' && !searching && empty && failed.length === 0;
  return (
    <>
      <p role="status" className="search-state">
        {asked === '' && text.trim().length < 2 && t('search.hint')}
        {asked === '' && text.trim().length >= 2 && t(empty ? 'search.waiting' : 'search.first')}
        {isPerson && ` ${t('search.person')}`}
        {searching && t('search.searching')}
        {nothing && t('search.none', { term: asked })}
      </p>
      {failed.length > 0 && (
        <div role="alert" className="search-state">
          {t('search.failed', { sources: failed.map((state) => state.label).join(', ') })}
          <Button variant="link" onClick={ask}>
            {t('search.again')}
          </Button>
        </div>
      )}
    </>
  );
}
