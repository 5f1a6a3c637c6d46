import { call, downloadFile } from '@paga/client';
import { downloadImportTemplate, exportEmployees } from '@paga/contract/employees';
import { Button } from '@paga/kit';
import { useCompany, useMayCall, useSession } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListPlace, TABS } from './list-place.ts';

/** What the list can do as a whole: export, template, import. */
export function HeaderButtons({ place, onImport }: { place: ListPlace; onImport: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const { language } = useSession();
  const mayImport = useMayCall('createEmployee');
  const exporting = useMutation({
    mutationFn: () =>
      call(exportEmployees, {
        query: { tenantId, status: TABS[place.tab], ...(place.search !== '' && { filterEmployees: place.search }) },
      }),
    onSuccess: (file) => downloadFile(file),
  });
  const template = useMutation({
    mutationFn: () => call(downloadImportTemplate, { query: { language } }),
    onSuccess: (file) => downloadFile(file),
  });
  return (
    <>
      <Button icon="download" loading={exporting.isPending} onClick={() => exporting.mutate()}>
        {t('employees.export')}
      </Button>
      {mayImport && (
        <>
          <Button icon="file" loading={template.isPending} onClick={() => template.mutate()}>
            {t('import.template')}
          </Button>
          <Button variant="primary" icon="upload" onClick={onImport}>
            {t('import.open')}
          </Button>
        </>
      )}
    </>
  );
}
