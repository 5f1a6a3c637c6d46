import { call, downloadFile } from '@paga/client';
import { downloadLeaveTemplate } from '@paga/contract/leave';
import { Button, Row, useKit } from '@paga/kit';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Downloads the workbook that is filled in, in the person's language. */
export function TemplateButton(): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const template = useMutation({
    mutationFn: () => call(downloadLeaveTemplate, { query: { language } }),
    onSuccess: (file) => downloadFile(file),
  });
  return (
    <Row>
      <Button icon="download" loading={template.isPending} onClick={() => template.mutate()}>
        {t('import.template')}
      </Button>
    </Row>
  );
}
