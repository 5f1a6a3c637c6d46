import type { EmployeeFilters } from '@paga/contract/employees';
import { Button, Dropdown, usePhone } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useExport } from '#bulk/use-export.ts';
import { useTemplate } from '#import/use-template.ts';
import { SendEmployees, useMaySendEmployees } from './send-employees.modal.tsx';
import { useExportList } from './use-export-list.ts';
import type { ListPlace } from './view/list-place.ts';

type HeaderButtonsProps = { place: ListPlace; filters: EmployeeFilters; onImport: () => void };

/** What the list can do as a whole: add, and under one button import, template, export of what is shown, the accounting software. */
export function HeaderButtons({ place, filters, onImport }: HeaderButtonsProps): ReactNode {
  const { t } = useTranslation('employees');
  const navigate = useNavigate();
  const isPhone = usePhone();
  const mayAdd = useMayCall('createEmployee');
  const maySend = useMaySendEmployees();
  const mayRaise = useMayCall('raisePay');
  const [sending, setSending] = useState(false);
  const template = useTemplate();
  const exporting = useExport(useExportList(place, filters));
  const adding = [
    { key: 'import', label: t('import.open'), icon: 'upload' as const, onSelect: onImport },
    { key: 'template', label: t('import.template'), icon: 'file' as const, onSelect: template.download },
  ];
  const raising = {
    key: 'raise',
    label: t('raise.openList'),
    icon: 'trend' as const,
    onSelect: () => navigate('/employees/raise'),
  };
  const accounting = {
    key: 'accounting',
    label: t('employees.bookkeeping.title'),
    icon: 'link' as const,
    separated: true,
    onSelect: () => setSending(true),
  };
  return (
    <>
      <Dropdown
        label={t('employees.more')}
        {...(isPhone && { icon: 'more', iconOnly: true })}
        loading={template.isLoading || exporting.isLoading}
        items={[
          ...(mayAdd ? adding : []),
          ...(mayRaise ? [raising] : []),
          ...exporting.items(t('employees.export'), mayAdd),
          ...(maySend ? [accounting] : []),
        ]}
      />
      {mayAdd && (
        <Button variant="primary" icon="plus" onClick={() => navigate('/employees/new')}>
          {t('employees.add')}
        </Button>
      )}
      {sending && <SendEmployees onClose={() => setSending(false)} />}
    </>
  );
}
