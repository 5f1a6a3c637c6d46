import { call, downloadFile } from '@paga/client';
import { downloadImportTemplate, type EmployeeFilters, exportEmployees } from '@paga/contract/employees';
import { Button } from '@paga/kit';
import { useCompany, useMayCall, useSession } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ExportMenu } from '#export/export-menu.tsx';
import { BookkeepingButton } from './bookkeeping-button.tsx';
import { type ListPlace, TABS } from './view/list-place.ts';

type HeaderButtonsProps = { place: ListPlace; filters: EmployeeFilters; onImport: () => void };

/** What the list can do as a whole: export what is shown, connect, template, import, add. */
export function HeaderButtons({ place, filters, onImport }: HeaderButtonsProps): ReactNode {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const { language } = useSession();
  const navigate = useNavigate();
  const mayAdd = useMayCall('createEmployee');
  const search = place.search === '' ? {} : { filterEmployees: place.search };
  const template = useMutation({
    mutationFn: () => call(downloadImportTemplate, { query: { language } }),
    onSuccess: (file) => downloadFile(file),
  });
  return (
    <>
      <ExportMenu
        label={t('employees.export')}
        fetchFile={(format) =>
          call(exportEmployees, {
            query: { tenantId, status: TABS[place.tab], ...search, ...filters, format },
          })
        }
      />
      <BookkeepingButton />
      {mayAdd && (
        <>
          <Button icon="file" loading={template.isPending} onClick={() => template.mutate()}>
            {t('import.template')}
          </Button>
          <Button icon="upload" onClick={onImport}>
            {t('import.open')}
          </Button>
          <Button variant="primary" icon="plus" onClick={() => navigate('/employees/new')}>
            {t('employees.add')}
          </Button>
        </>
      )}
    </>
  );
}
