import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { formatNumber } from '#format/format.ts';
import { Row } from '#layout/layout.tsx';
import './navigation.css';

/** One tab; `count` is shown beside its label, `errors` in red. */
type TabItem = {
  key: string;
  label: ReactNode;
  count?: number;
  errors?: number;
  children?: ReactNode;
  disabled?: boolean;
};

/** Pixels of the neighbour that stay in view, so that one sees that there is one. */
const PEEK = 32;

type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value?: string;
  onChange?: (key: string) => void;
  /** Panels that are not shown stay in the page: for the parts of one form. */
  keepsPanels?: boolean;
  /** What acts on every tab, at the end of their line; above them on a phone. */
  extra?: ReactNode;
};

/** Scrolls the list of tabs, and nothing else, until the tab with this key is seen whole: on a phone it may stand outside. */
function useKeptInView(list: RefObject<HTMLElement | null>, key: string | undefined): void {
  useLayoutEffect(() => {
    const tab =
      key === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (!list.current || !tab) return;
    const from = tab.offsetLeft - list.current.offsetLeft;
    const [start, width] = [list.current.scrollLeft, list.current.clientWidth];
    if (from < start) list.current.scrollLeft = from - PEEK;
    else if (from + tab.offsetWidth > start + width)
      list.current.scrollLeft = from + tab.offsetWidth - width + PEEK;
  }, [list, key]);
}

/** Tabs of the WAI-ARIA pattern: arrows move and show, Home and End jump. Controlled by `value` or by itself. */
export function Tabs({ label, items, value, onChange, keepsPanels, extra }: TabsProps): ReactNode {
  const id = useId();
  const [own, setOwn] = useState(items[0]?.key);
  const list = useRef<HTMLDivElement>(null);
  const shown = items.find((item) => item.key === (value ?? own)) ?? items[0];
  useKeptInView(list, shown?.key);
  const show = (key: string): void => {
    setOwn(key);
    onChange?.(key);
  };
  const press = (event: KeyboardEvent): void => {
    const usable = items.filter((item) => !item.disabled);
    // The tab that has the focus: of arrows pressed fast, the tab shown may be one behind.
    const focused = (event.target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset.key;
    const at = usable.findIndex((item) => item.key === (focused ?? shown?.key));
    const last = usable.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const target = next === undefined ? undefined : usable[next];
    if (!target) return;
    event.preventDefault();
    show(target.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(target.key)}"]`)?.focus();
  };
  return (
    <div>
      <Row gap={[8, 24]} align="end" className="paga-tabs-line">
        <div ref={list} className="paga-tablist" role="tablist" aria-label={label} onKeyDown={press}>
          {items.map((item) => (
            <TabButton
              key={item.key}
              item={item}
              id={`${id}-${item.key}`}
              panel={
                item.children !== undefined && (keepsPanels || item === shown)
                  ? `${id}-panel-${item.key}`
                  : undefined
              }
              isShown={item === shown}
              onShow={() => show(item.key)}
            />
          ))}
        </div>
        {extra && <div className="paga-tabs-extra">{extra}</div>}
      </Row>
      {items.map(
        (item) =>
          item.children !== undefined &&
          (keepsPanels || item === shown) && (
            <div
              key={item.key}
              className="paga-tabpanel"
              role="tabpanel"
              id={`${id}-panel-${item.key}`}
              aria-labelledby={`${id}-${item.key}`}
              hidden={item !== shown}
            >
              {item.children}
            </div>
          ),
      )}
    </div>
  );
}

type TabButtonProps = {
  item: TabItem;
  id: string;
  /** The id of its panel where that is in the page. */
  panel: string | undefined;
  isShown: boolean;
  onShow: () => void;
};

function TabButton({ item, id, panel, isShown, onShow }: TabButtonProps): ReactNode {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      data-key={item.key}
      className="paga-reset paga-tab"
      aria-selected={isShown}
      aria-controls={panel}
      tabIndex={isShown ? 0 : -1}
      disabled={item.disabled}
      onClick={onShow}
    >
      {item.label}{' '}
      {item.count !== undefined && <span className="paga-count paga-number">{formatNumber(item.count)}</span>}
      {item.errors ? <span className="paga-count paga-count-error paga-number">{item.errors}</span> : null}
    </button>
  );
}
