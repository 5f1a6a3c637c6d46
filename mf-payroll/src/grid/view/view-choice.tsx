import { Button, type Column, IconButton, Input, Row, Segmented, Stack } from '@paga/kit';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { hiddenIn, viewNames, viewOf, withView } from './column-views.ts';
import { OWN_VIEWS, VIEW_NAME, type View } from './use-view.ts';

type ViewChoiceProps = { columns: readonly Column<EditedRow>[]; view: View };

/** Views over the columns: hours, additions, deductions, all, and those that the person has saved. */
export function ViewChoice({ columns, view }: ViewChoiceProps): ReactElement {
  const { t } = useTranslation('payroll');
  const keys = columns.filter(({ fixed, frozen }) => !fixed && !frozen).map(({ key }) => key);
  const now = viewOf(view.hidden, keys, view.own);
  const ofAll = viewNames.map((name) => ({ value: ` ${name}`, label: t(`views.${name}`) }));
  const own = view.own.map(({ name }) => ({ value: name, label: name }));
  const show = (chosen: string) => {
    const common = viewNames.find((name) => chosen === ` ${name}`);
    const mine = view.own.find(({ name }) => name === chosen);
    view.setHidden(new Set(common ? hiddenIn(common, keys) : (mine?.hidden ?? [])));
  };
  const isOwn = typeof now === 'object';
  return (
    <Stack gap={8} className="workbench-views">
      <Row gap={4}>
        <Segmented
          label={t('views.label')}
          value={isOwn ? now.name : ` ${now ?? ''}`}
          options={[...ofAll, ...own]}
          onChange={show}
        />
        {isOwn && (
          <IconButton
            icon="close"
            size="small"
            label={t('views.remove', { name: now.name })}
            onClick={() => view.setOwn(view.own.filter((one) => one !== now))}
          />
        )}
      </Row>
      {!now && view.own.length < OWN_VIEWS && (
        <SaveView onName={(name) => view.setOwn(withView(view.own, { name, hidden: [...view.hidden] }))} />
      )}
    </Stack>
  );
}

/** The columns as they are chosen below become a view with a name. */
function SaveView({ onName }: { onName: (name: string) => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const [name, setName] = useState('');
  const save = () => {
    if (name.trim() !== '') onName(name.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
  };
  return (
    <Row gap={8} wrap={false}>
      <Input
        aria-label={t('views.name')}
        placeholder={t('views.name')}
        maxLength={VIEW_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={press}
      />
      <Button disabled={name.trim() === ''} onClick={save}>
        {t('views.save')}
      </Button>
    </Row>
  );
}
