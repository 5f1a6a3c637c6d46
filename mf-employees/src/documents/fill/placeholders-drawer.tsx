import { PLACEHOLDERS, type PlaceholderGroup, type PlaceholderName } from '@paga/contract/documents';
import { Drawer, Grid, IconButton, Stack, useToast } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../documents.css';

/** A placeholder as it stands in a document. */
export const spelled = (name: string) => `{{${name}}}`;

/** All placeholders with what they stand for, each to be copied into a document. */
export function PlaceholdersDrawer({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <Drawer open title={t('documents.placeholders.title')} onClose={onClose} width={480}>
      <Stack>
        <p className="paga-hint">{t('documents.placeholders.hint')}</p>
        {(Object.keys(PLACEHOLDERS) as PlaceholderGroup[]).map((group) => (
          <section key={group}>
            <h2 className="placeholder-group">{t(`documents.placeholders.group.${group}`)}</h2>
            <Grid as="ul" gap={0} className="placeholder-list">
              {PLACEHOLDERS[group].map((name) => (
                <PlaceholderLine key={name} name={name} />
              ))}
            </Grid>
          </section>
        ))}
      </Stack>
    </Drawer>
  );
}

function PlaceholderLine({ name }: { name: PlaceholderName }): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(spelled(name));
      toast.success(t('documents.placeholders.copied', { placeholder: spelled(name) }));
    } catch {
      toast.error(t('documents.placeholders.notCopied'));
    }
  };
  return (
    <li>
      <span>
        <code>{spelled(name)}</code>
        <span className="paga-hint">{t(`documents.placeholders.name.${name}`)}</span>
      </span>
      <IconButton
        icon="copy"
        label={t('documents.placeholders.copy', { placeholder: spelled(name) })}
        onClick={copy}
      />
    </li>
  );
}
