import { Dropdown, Form, FormField, Input, type MenuItem, ModalForm } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPlace } from './list-place.ts';
import { SAVED_VIEWS, type SavedViewsOfList, VIEW_NAME } from './list-view.ts';

type SavedViewsProps = {
  place: ListPlace;
  saved: SavedViewsOfList;
  onMove: (change: Partial<ListPlace>) => void;
};

/** Views of the list that the person has saved under a name: chosen, made of what is shown, taken away. Their address opens them. */
export function SavedViews({ place, saved, onMove }: SavedViewsProps): ReactNode {
  const { t } = useTranslation('employees');
  const [naming, setNaming] = useState(false);
  const { current, views } = saved;
  const items: MenuItem[] = [
    {
      key: ' none',
      label: t('employees.view.none'),
      checked: !current,
      onSelect: () => onMove({ view: '' }),
    },
    ...views.map(({ name, tab }) => ({
      key: name,
      label: name,
      checked: name === current?.name,
      onSelect: () => onMove({ view: name, tab }),
    })),
    ...(current
      ? [
          {
            key: ' remove',
            label: t('employees.view.remove', { name: current.name }),
            icon: 'trash' as const,
            separated: true,
            onSelect: () => saved.remove(current.name),
          },
        ]
      : [
          {
            key: ' save',
            label: t('employees.view.save'),
            icon: 'plus' as const,
            separated: true,
            disabled: views.length >= SAVED_VIEWS,
            onSelect: () => setNaming(true),
          },
        ]),
  ];
  return (
    <>
      <Dropdown label={current?.name ?? t('employees.view.label')} items={items} />
      {naming && (
        <NameView
          onClose={() => setNaming(false)}
          onName={(name) => {
            saved.save(name, place.tab);
            onMove({ view: name });
          }}
        />
      )}
    </>
  );
}

function NameView({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const [form] = Form.useForm<{ name: string }>();
  return (
    <ModalForm<{ name: string }>
      open
      form={form}
      title={t('employees.view.save')}
      width={440}
      onClose={onClose}
      onSubmit={({ name }) => onName(name.trim())}
    >
      <FormField
        name="name"
        label={t('employees.view.name')}
        hint={t('employees.view.hint')}
        rules={[{ required: true, whitespace: true, message: t('employees.view.required') }]}
      >
        <Input maxLength={VIEW_NAME} />
      </FormField>
    </ModalForm>
  );
}
