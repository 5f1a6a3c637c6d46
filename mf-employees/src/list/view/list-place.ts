import { EmployeeStatus } from '@paga/contract/shapes';
import { useSearchParams } from 'react-router-dom';

/** The tabs of the list by their key in the address. */
export const TABS = {
  active: EmployeeStatus.active,
  inactive: EmployeeStatus.inactive,
  processing: EmployeeStatus.processing,
} as const;
export type TabKey = keyof typeof TABS;

/** Where in the list a person is: kept in the address, so that going back and sharing a link work. */
export type ListPlace = {
  tab: TabKey;
  search: string;
  page: number;
  /** The saved view that is shown, by its name; empty: none. */
  view: string;
};

const FIRST: ListPlace = { tab: 'active', search: '', page: 1, view: '' };

function read(params: URLSearchParams): ListPlace {
  const tab = params.get('tab') ?? '';
  const page = Number(params.get('page') ?? FIRST.page);
  return {
    tab: tab in TABS ? (tab as TabKey) : FIRST.tab,
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : FIRST.page,
    view: params.get('view') ?? '',
  };
}

/** The place and how to change it; changing anything but the page goes to the first page. */
export function useListPlace(): [ListPlace, (change: Partial<ListPlace>) => void] {
  const [params, setParams] = useSearchParams();
  const move = (change: Partial<ListPlace>): void => {
    setParams(
      (current) => {
        const { tab, search, page, view } = { ...read(current), page: FIRST.page, ...change };
        const next = { tab, search, page: `${page}`, view };
        const usual = { tab: FIRST.tab, search: '', page: '1', view: '' };
        return Object.entries(next).filter(([name, value]) => value !== usual[name as keyof typeof usual]);
      },
      { replace: true },
    );
  };
  return [read(params), move];
}
