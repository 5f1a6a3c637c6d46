import { call } from '@paga/client';
import { openSicknessNote } from '@paga/contract/requests';
import { Alert, Button, Stack, useFileLink } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import './sickness.css';

/** The photo of the note, fetched when it is opened: each time is written down. */
export function NotePhoto({ id, name }: { id: number; name: string }): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const { id: tenantId } = useCompany();
  const open = useMutation({
    mutationFn: async () => {
      const photo = await call(openSicknessNote, { params: { id }, body: { tenantId } });
      return new File([photo], 'note.webp', { type: photo.type });
    },
    meta: { silent: true },
  });
  if (open.data) return <Photo file={open.data} label={t('sickness.photoOf', { name })} />;
  return (
    <Stack gap={8}>
      <Button loading={open.isPending} onClick={() => open.mutate()}>
        {t('sickness.openNote')}
      </Button>
      <span className="paga-hint">{t('sickness.openHint')}</span>
      {open.isError && <Alert tone="danger">{errorText(open.error)}</Alert>}
    </Stack>
  );
}

function Photo({ file, label }: { file: File; label: string }): ReactElement {
  const link = useFileLink(file);
  return <img className="sickness-photo" src={link} alt={label} />;
}
