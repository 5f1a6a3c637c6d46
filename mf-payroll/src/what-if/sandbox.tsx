import { isApiError } from '@paga/client';
import { TextLength } from '@paga/contract/limits';
import type { WhatIf, WhatIfChange } from '@paga/contract/payroll';
import { Alert, Button, Grid, Input, Row, Stack } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CarryOver } from './carry-over/carry-over.modal.tsx';
import { ChangeList } from './changes/change-list.tsx';
import { CostSplit } from './compared/cost-split.tsx';
import { SideBySide } from './compared/side-by-side.tsx';
import { TriedTable } from './compared/tried-table.tsx';
import { ReadChanges } from './read-changes.tsx';
import { ThrowAway } from './throw-away.modal.tsx';
import { bothMonths } from './tried/month-figures.ts';
import { triedRows } from './tried/tried-month.ts';
import type { OpenedMonth } from './tried/use-what-ifs.ts';
import { type SandboxDraft, useSandboxDraft } from './use-sandbox-draft.ts';

type SandboxProps = {
  whatIf: WhatIf;
  month: OpenedMonth;
  /** The button for another sandbox, where it stands in this one's line. */
  another?: ReactNode;
};

/** A sandbox that was not carried over: its changes, the month side by side, every person, and what becomes of it. */
export function Sandbox({ whatIf, month, another }: SandboxProps): ReactElement {
  const { t } = useTranslation('payroll');
  const draft = useSandboxDraft(whatIf, month.period);
  const mayChange = useMayCall('updateWhatIf') && !month.closed;
  // Typing is not held up by thousands of rows: the figures follow in the next free moment.
  const asked: readonly WhatIfChange[] = useDeferredValue(mayChange ? draft.changes : whatIf.changes);
  const tried = useMemo(() => triedRows(month, asked), [month, asked]);
  const both = useMemo(() => bothMonths(tried), [tried]);
  const failed = tried.filter((row) => row.failed).length;
  // Of a sandbox without changes both sides are the same: there is nothing to compare yet.
  const isEmpty = (mayChange ? draft.drafts : whatIf.changes).length === 0;
  return (
    <Stack>
      {mayChange && (
        <>
          <SandboxBar draft={draft} month={month} isEmpty={isEmpty} another={another} />
          {draft.error && <Refused draft={draft} />}
        </>
      )}
      {failed > 0 && <Alert tone="warning">{t('whatIf.failedCount', { count: failed })}</Alert>}
      <Grid className="what-if-board">
        {mayChange ? (
          <ChangeList drafts={draft.drafts} month={month} onChange={(drafts) => draft.change({ drafts })} />
        ) : (
          <ReadChanges whatIf={whatIf} month={month} />
        )}
        {!isEmpty && <SideBySide {...both} />}
      </Grid>
      {!isEmpty && (
        <>
          <CostSplit {...both} />
          <TriedTable rows={tried} sectors={month.inputs.sectors} name={draft.name} />
        </>
      )}
    </Stack>
  );
}

type SandboxBarProps = { draft: SandboxDraft; month: OpenedMonth; isEmpty: boolean; another: ReactNode };

/** Name, saving, deleting and applying, in one row; below it what rests and why. Of a sandbox without changes nothing is saved or applied yet. */
function SandboxBar({ draft, month, isEmpty, another }: SandboxBarProps): ReactElement {
  const { t } = useTranslation('payroll');
  const id = useId();
  const hasWork = draft.dirty || !isEmpty;
  return (
    <Row className="what-if-bar">
      <Row as="span" wrap={false} className="what-if-name">
        <label htmlFor={id}>{t('whatIf.name')}</label>
        <Input
          id={id}
          value={draft.name}
          maxLength={TextLength.label}
          onChange={(event) => draft.change({ name: event.target.value })}
        />
      </Row>
      {hasWork && (
        <>
          <Button
            variant={draft.dirty ? 'primary' : 'default'}
            icon="check"
            disabled={!draft.dirty}
            loading={draft.saving}
            onClick={draft.save}
          >
            {t('whatIf.save')}
          </Button>
          <span role="status" className="paga-hint what-if-status">
            {t(draft.dirty ? 'whatIf.unsaved' : 'whatIf.untouched')}
          </span>
        </>
      )}
      <span className="what-if-end">
        {another}
        <ThrowAway whatIf={draft.base} period={month.period} onThrownAway={draft.letGo} />
        {hasWork && <CarryOver whatIf={draft.base} month={month} dirty={draft.dirty} />}
      </span>
    </Row>
  );
}

/** Why it was not saved; what is typed stays until the person lets go of it. */
function Refused({ draft: { error, takeTheirs } }: { draft: SandboxDraft }): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const codes = isApiError(error) ? error.fields.map(({ code }) => code) : [];
  const known = (['nameTaken', 'employeeUnknown', 'sectorUnknown'] as const).find((code) =>
    codes.includes(code),
  );
  return (
    <Alert
      tone="danger"
      action={
        isApiError(error, 'CONFLICT') ? (
          <Button onClick={takeTheirs}>{t('whatIf.takeTheirs')}</Button>
        ) : undefined
      }
    >
      {known ? t(`whatIf.refused.${known}`) : errorText(error)}
    </Alert>
  );
}
