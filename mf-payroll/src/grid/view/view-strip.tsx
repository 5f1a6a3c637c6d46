import { Button, type Column, IconButton, Input, NativeSelect, Row, Segmented } from '@paga/kit';
import { type KeyboardEvent, memo, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { hiddenIn, viewNames, viewOf, withView } from './column-views.ts';
import { OWN_VIEWS, VIEW_NAME, type View } from './use-view.ts';

type ViewStripProps = { columns: readonly Column<EditedRow>[]; view: View; isPhone: boolean };

/** Above the table the views over its columns: hours, additions, deductions, all, and those that the person has saved; on a phone a menu. */
export const ViewStrip = memo(function ViewStrip({ columns, view, isPhone }: ViewStripProps): ReactElement {
  const { t } = useTranslation('payroll');
  const keys = columns.filter(({ fixed, frozen }) => !fixed && !frozen).map(({ key }) => key);
  const now = viewOf(view.hidden, keys, view.own);
  const isOwn = typeof now === 'object';
  // A space before the name: nobody's own view can be called so.
  const options = [
    ...viewNames.map((name) => ({ value: ` ${name}`, label: t(`views.${name}`) })),
    ...view.own.map(({ name }) => ({ value: name, label: name })),
  ];
  const shown = { label: t('views.label'), value: isOwn ? now.name : ` ${now ?? ''}` };
  const show = (chosen: string) => {
    const common = viewNames.find((name) => chosen === ` ${name}`);
    const mine = view.own.find(({ name }) => name === chosen);
    view.setHidden(new Set(common ? hiddenIn(common, keys) : (mine?.hidden ?? [])));
  };
  if (isPhone)
    return (
      <div className="workbench-views">
        <NativeSelect
          {...shown}
          options={now ? options : [{ value: ' ', label: t('views.own') }, ...options]}
          onChange={(value) => show(String(value))}
        />
      </div>
    );
  return (
    <Row gap={4} wrap={false} className="workbench-views">
      <Segmented {...shown} options={options} onChange={show} />
      {isOwn && (
        <IconButton
          icon="close"
          size="small"
          label={t('views.remove', { name: now.name })}
          onClick={() => view.setOwn(view.own.filter((one) => one !== now))}
        />
      )}
      {!now && view.own.length < OWN_VIEWS && (
        <SaveView onName={(name) => view.setOwn(withView(view.own, { name, hidden: [...view.hidden] }))} />
      )}
    </Row>
  );
});

/** The columns as they were chosen become a view with a name. */
function SaveView({ onName }: { onName: (name: string) => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <Button variant="link" size="small" onClick={() => setName('')}>
        {t('views.save')}
      </Button>
    );
  const save = () => {
    if (name.trim() !== '') onName(name.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') setName(undefined);
  };
  return (
    <>
      <Input
        autoFocus
        aria-label={t('views.name')}
        placeholder={t('views.name')}
        maxLength={VIEW_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={press}
      />
      <Button size="small" disabled={name.trim() === ''} onClick={save}>
        {t('views.saveName')}
      </Button>
    </>
  );
}
