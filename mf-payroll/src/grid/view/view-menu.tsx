import { Button, type Column, Dropdown, Input, type MenuItem, Modal } from '@paga/kit';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { hiddenIn, viewNames, viewOf, withView } from './column-views.ts';
import { OWN_VIEWS, VIEW_NAME, type View } from './use-view.ts';

type ViewMenuProps = { columns: readonly Column<EditedRow>[]; view: View };

/** Which columns the table shows, as views: hours, additions, deductions, all, and those that the person has saved. */
export function ViewMenu({ columns, view }: ViewMenuProps): ReactElement {
  const { t } = useTranslation('payroll');
  const [isNaming, setNaming] = useState(false);
  const keys = columns.filter(({ fixed, frozen }) => !fixed && !frozen).map(({ key }) => key);
  const now = viewOf(view.hidden, keys, view.own);
  const show = (hidden: readonly string[]) => view.setHidden(new Set(hidden));
  const ofAll = viewNames.map(
    (name): MenuItem => ({
      key: name,
      label: t(`views.${name}`),
      checked: now === name,
      onSelect: () => show(hiddenIn(name, keys)),
    }),
  );
  const own = view.own.map(
    (one, at): MenuItem => ({
      key: `own ${one.name}`,
      label: one.name,
      checked: now === one,
      separated: at === 0,
      onSelect: () => show(one.hidden),
    }),
  );
  const isOwn = typeof now === 'object';
  const keeping: (MenuItem | false)[] = [
    !now &&
      view.own.length < OWN_VIEWS && {
        key: ' save',
        label: t('views.save'),
        separated: true,
        onSelect: () => setNaming(true),
      },
    isOwn && {
      key: ' remove',
      label: t('views.remove', { name: now.name }),
      separated: true,
      danger: true,
      onSelect: () => view.setOwn(view.own.filter((one) => one !== now)),
    },
  ];
  const label = isOwn ? now.name : t(now ? `views.${now}` : 'views.chosen');
  return (
    <>
      <Dropdown
        label={t('views.label', { view: label })}
        items={[...ofAll, ...own, ...keeping.filter((item): item is MenuItem => item !== false)]}
      >
        {label}
      </Dropdown>
      {isNaming && (
        <NameView
          onClose={() => setNaming(false)}
          onName={(name) => view.setOwn(withView(view.own, { name, hidden: [...view.hidden] }))}
        />
      )}
    </>
  );
}

function NameView({
  onClose,
  onName,
}: {
  onClose: () => void;
  onName: (name: string) => void;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const [name, setName] = useState('');
  const save = () => {
    if (name.trim() === '') return;
    onName(name.trim());
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
  };
  return (
    <Modal
      open
      title={t('views.save')}
      onClose={onClose}
      width={400}
      footer={
        <Button variant="primary" disabled={name.trim() === ''} onClick={save}>
          {t('views.keep')}
        </Button>
      }
    >
      <Input
        autoFocus
        aria-label={t('views.name')}
        placeholder={t('views.name')}
        maxLength={VIEW_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={press}
      />
    </Modal>
  );
}
