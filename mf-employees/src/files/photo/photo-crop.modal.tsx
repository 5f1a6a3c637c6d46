import { isApiError } from '@paga/client';
import { Alert, Button, Modal, Progress, Stack, useFileLink, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CropFrame } from './crop-frame.tsx';
import type { PickedPhoto } from './picked-photo.tsx';
import { useSendPhoto } from './use-photo.ts';

type PhotoCropModalProps = {
  file: File;
  employeeId: number | undefined;
  onPick: ((photo: PickedPhoto) => void) | undefined;
  onClose: () => void;
};

/** Cuts a square out of a chosen picture; of a saved employee it is sent at once. */
export function PhotoCropModal({ file, employeeId, onPick, onClose }: PhotoCropModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const errorText = useErrorText();
  const link = useFileLink(file);
  const [photo, setPhoto] = useState<PickedPhoto | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { mutate, isPending, error, percent, stop } = useSendPhoto();
  const close = (): void => {
    stop();
    onClose();
  };
  const done = (text: string): void => {
    toast.success(text);
    onClose();
  };
  const save = (): void => {
    if (!photo) return;
    onPick?.(photo);
    if (employeeId === undefined) onClose();
    else mutate({ employeeId, photo }, { onSuccess: () => done(t('photo.saved')) });
  };
  const refused =
    error && (isApiError(error, 'UNSUPPORTED_MEDIA_TYPE') ? t('photo.unreadable') : errorText(error));
  const fault = isUnreadable ? t('photo.unreadable') : refused;
  return (
    <Modal
      open
      title={t('photo.cropTitle')}
      onClose={close}
      width={400}
      footer={
        <CropFooter
          canSave={photo !== null && !isUnreadable}
          isSending={isPending}
          onSave={save}
          onClose={close}
        />
      }
    >
      <Stack>
        {fault && <Alert tone="danger">{fault}</Alert>}
        {link && !isUnreadable && (
          <CropFrame
            link={link}
            crop={photo?.crop ?? null}
            onCrop={(crop, picture) => setPhoto({ file, crop, picture })}
            onUnreadable={() => setUnreadable(true)}
          />
        )}
        {isPending && <Progress value={percent} total={100} label={t('photo.sending')} />}
      </Stack>
    </Modal>
  );
}

type CropFooterProps = { canSave: boolean; isSending: boolean; onSave: () => void; onClose: () => void };

function CropFooter({ canSave, isSending, onSave, onClose }: CropFooterProps): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <div className="paga-actions">
      <Button onClick={onClose}>{t('photo.cancel')}</Button>
      <Button variant="primary" disabled={!canSave} loading={isSending} onClick={onSave}>
        {t('photo.save')}
      </Button>
    </div>
  );
}
