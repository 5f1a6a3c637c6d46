import type { DocumentTemplate } from '@paga/contract/documents';
import {
  Button,
  type Detail,
  DetailList,
  FilePick,
  formatDateTime,
  formatNumber,
  Grid,
  Modal,
  Progress,
  Stack,
  useToast,
} from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TemplatePage } from './template-page.tsx';
import { ACCEPTED, isTooLarge, useFileProblem } from './use-file-problem.ts';
import { usePreview } from './use-preview.ts';
import { useSaveTemplate, useUpdateTemplate } from './use-templates.ts';

/** What has a window of its own. */
export type TemplateTask = 'rename' | 'send' | 'fill';

type TemplateOptionsProps = {
  template: DocumentTemplate;
  onPart: (part: TemplateTask) => void;
  onClose: () => void;
};

/** Everything that can be done with a template. */
export function TemplateOptionsModal({ template, onPart, onClose }: TemplateOptionsProps): ReactNode {
  const { t } = useTranslation('employees');
  const { name, fileName, size, extension, changedAt, changedBy } = template;
  const { data: look } = usePreview(template);
  const { save, isSaving } = useSaveTemplate(template);
  const [mayUpdate, maySend, mayFill] = [
    useMayCall('updateDocument'),
    useMayCall('sendDocument'),
    useMayCall('fillDocument'),
  ];
  const facts: Detail[] = [
    { key: 'fileName', label: t('documents.fileName'), value: fileName },
    {
      key: 'size',
      label: t('documents.size'),
      value: t('documents.kilobytes', { size: formatNumber(Math.max(1, Math.round(size / 1024))) }),
    },
    {
      key: 'changed',
      label: t('documents.changed'),
      value: formatDateTime(changedAt),
      hint: changedBy,
    },
    {
      key: 'language',
      label: t('documents.languageOf'),
      value: look?.language && t(`documents.language.${look.language}`),
    },
    {
      key: 'fields',
      label: t('documents.placeholders.open'),
      value: look?.placeholders.map((field) => t(`documents.placeholders.name.${field}`)).join(', '),
      wide: true,
    },
  ];
  const isWord = extension === 'docx';
  return (
    <Modal open title={name} onClose={onClose} width={920}>
      <div className="template-opened">
        <section className="template-paper" aria-label={t('documents.page.title')}>
          <TemplatePage template={template} />
        </section>
        <Stack>
          <DetailList items={facts} />
          <Grid gap={8} columns="repeat(auto-fit, minmax(176px, 1fr))">
            <Button icon="download" loading={isSaving} onClick={save}>
              {t('documents.download')}
            </Button>
            {mayFill && isWord && (
              <Button icon="users" variant="primary" onClick={() => onPart('fill')}>
                {t('documents.fill.open')}
              </Button>
            )}
            {maySend && (
              <Button icon="mail" onClick={() => onPart('send')}>
                {t('documents.send.open')}
              </Button>
            )}
            {mayUpdate && (
              <Button icon="pencil" onClick={() => onPart('rename')}>
                {t('documents.rename.open')}
              </Button>
            )}
          </Grid>
          {!isWord && <p className="paga-hint">{t('documents.fill.onlyWord')}</p>}
          {mayUpdate && <ReplaceFile template={template} />}
        </Stack>
      </div>
    </Modal>
  );
}

/** Takes a file that replaces the template's. */
function ReplaceFile({ template }: { template: DocumentTemplate }): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const problemOf = useFileProblem();
  const [picked, setPicked] = useState<File>();
  const replacing = useUpdateTemplate(template.id);
  const replace = ([file]: File[]) => {
    setPicked(file);
    replacing.reset();
    if (!file || isTooLarge(file)) return;
    replacing.mutate(
      { file },
      { onSuccess: ({ fileName: name }) => toast.success(t('documents.replace.done', { name })) },
    );
  };
  return (
    <Stack gap={8}>
      <FilePick
        accept={ACCEPTED}
        label={t('documents.replace.open')}
        hint={t('documents.fileHint')}
        loading={replacing.isPending}
        error={problemOf(picked, replacing.error)}
        onPick={replace}
      />
      {replacing.percent !== null && (
        <Progress value={replacing.percent} total={100} label={t('documents.sending')} />
      )}
    </Stack>
  );
}
