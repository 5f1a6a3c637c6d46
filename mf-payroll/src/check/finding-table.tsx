import type { Finding, SalaryChecks } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { Button, type CellPlace, DataTable, type Key, Row, Segmented, usePhone, useToast } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommentsByPerson } from '#comments/use-comments.ts';
import { useFindingKeys } from '#month/frame/use-month-keys.ts';
import type { Period } from '#month/period/use-period.ts';
import { useMend } from './cure/use-mend.ts';
import { type FindingWindow, FindingWindows } from './finding-windows.tsx';
import { isPictured } from './found/past-picture.tsx';
import { FindingCards } from './list/finding-cards.tsx';
import { findingColumns } from './list/finding-columns.tsx';
import { NothingFound, type Show } from './list/nothing-found.tsx';

const rowKey = ({ employeeId, code }: Finding) => `${employeeId}-${code}`;
const rowTone = ({ level, accepted }: Finding) =>
  level === 'error' ? ('error' as const) : accepted ? ('muted' as const) : undefined;
const isShown = {
  standing: ({ accepted }: Finding) => !accepted,
  accepted: ({ accepted }: Finding) => accepted !== null,
};

type FindingTableProps = { period: Period; checks: SalaryChecks };

/** What was found, as a table, on a phone as cards; chosen warnings are accepted together. */
export function FindingTable({ period, checks }: FindingTableProps): ReactElement {
  const { t } = useTranslation('payroll');
  const isPhone = usePhone();
  const closed = isClosed(checks.period ?? undefined);
  const mayAccept = useMayCall('acceptSalaryWarnings') && !closed;
  const [window, setWindow] = useState<FindingWindow>();
  const openCure = useCallback((finding: Finding) => setWindow({ what: 'cure', finding }), []);
  const mend = useMend(period, closed, openCure);
  const [show, setShow] = useState<Show>('standing');
  const comments = useCommentsByPerson(period);
  const shown = useMemo(() => checks.findings.filter(isShown[show]), [checks, show]);
  const keyed = useKeyedRow(shown);
  const on = useMemo(() => {
    const opens = (what: 'finding' | 'withdraw') => (finding: Finding) => setWindow({ what, finding });
    const withdraw = mayAccept ? opens('withdraw') : undefined;
    return { open: opens('finding'), mend, comments, closed, withdraw };
  }, [mend, mayAccept, comments, closed]);
  const columns = useMemo(
    () => findingColumns(t, { show, hasPast: shown.some(isPictured) }, on),
    [t, show, shown, on],
  );
  const accepts = show === 'standing' && mayAccept && checks.openCount + checks.hintCount > 0;
  const { selection, chosen, accept, clear } = useChosen(shown, (findings) =>
    setWindow({ what: 'accept', findings }),
  );
  const list = {
    rows: shown,
    rowKey,
    selection: accepts ? selection : undefined,
    empty: <NothingFound show={show} outdated={checks.outdatedBy !== null} />,
    toolbar: (
      <>
        <ShowFindings checks={checks} closed={closed} show={show} onShow={setShow} />
        {accepts && !isPhone && <AcceptChosen count={chosen.length} onAccept={accept} />}
      </>
    ),
  };
  return (
    <>
      {isPhone || shown.length === 0 ? (
        <>
          <FindingCards {...list} on={on} />
          {chosen.length > 0 && (
            <Row gap={[8, 12]} className="finding-cards-chosen">
              <AcceptChosen count={chosen.length} onAccept={accept} />
            </Row>
          )}
        </>
      ) : (
        <DataTable
          {...list}
          label={t('check.table')}
          columns={columns}
          rowTone={rowTone}
          {...keyed}
          tall
          height="max(360px, calc(100vh - 320px))"
        />
      )}
      {window && (
        <FindingWindows
          open={window}
          period={period}
          mayAccept={mayAccept}
          closed={closed}
          endings={checks.endings ?? []}
          mend={(finding) => {
            setWindow(undefined);
            mend(finding);
          }}
          onOpen={setWindow}
          onAccepted={clear}
        />
      )}
    </>
  );
}

/** F8 goes from one finding to the next. */
function useKeyedRow(shown: readonly Finding[]) {
  const [goTo, setGoTo] = useState<CellPlace>();
  const [current, setCurrent] = useState<string>();
  const places = useMemo(() => shown.map((_, place) => place), [shown]);
  const at = shown.findIndex((finding) => rowKey(finding) === current);
  useFindingKeys(places, at, (place) => {
    const finding = shown[place];
    if (finding) setGoTo({ key: rowKey(finding), column: 'found' });
  });
  return { goTo, onCurrent: (finding: Finding) => setCurrent(rowKey(finding)) };
}

/** The ticked warnings that may be accepted, and what is said where there is none. */
function useChosen(shown: readonly Finding[], onAccept: (findings: readonly Finding[]) => void) {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set<Key>());
  const selection = useMemo(() => ({ selected, onChange: setSelected }), [selected]);
  const marked = shown.filter((one) => one.level !== 'error' && selected.has(rowKey(one)));
  // What is about a change of one's own waits for somebody else.
  const chosen = marked.filter((one) => !one.ownChange);
  const accept = () => {
    if (chosen.length === 0)
      return toast.warning(t(marked.length > 0 ? 'check.ownChange' : 'check.selectOne'));
    onAccept(chosen);
  };
  return { selection, chosen, accept, clear: () => setSelected(new Set<Key>()) };
}

type ShowFindingsProps = { checks: SalaryChecks; closed: boolean; show: Show; onShow: (next: Show) => void };

function ShowFindings({ checks, closed, show, onShow }: ShowFindingsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const standing = checks.findings.filter(isShown.standing);
  // The button that leads here counts what must be dealt with; notices are only to be known.
  const notices = standing.filter(({ level }) => level === 'hint').length;
  const toFix = t(closed ? 'check.show.found' : 'check.show.standing', { count: standing.length - notices });
  const known = notices > 0 ? ` · ${t('calculations.step.hints', { count: notices })}` : '';
  return (
    <Segmented
      label={t('check.show.label')}
      value={show}
      onChange={onShow}
      options={[
        {
          value: 'standing',
          label: `${toFix}${known}`,
        },
        { value: 'accepted', label: t('check.show.accepted', { count: checks.acceptedCount }) },
      ]}
    />
  );
}

/** Accepts the chosen ones, and says before how many they are. */
function AcceptChosen({ count, onAccept }: { count: number; onAccept: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <>
      <Button icon="check" onClick={onAccept}>
        {t('check.accept')}
      </Button>
      {count > 0 && (
        <span role="status" className="paga-hint">
          {t('check.chosen', { count })}
        </span>
      )}
    </>
  );
}
