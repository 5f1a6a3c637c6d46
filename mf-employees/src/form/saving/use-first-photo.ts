import { useToast } from '@paga/kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickedPhoto } from '#files/photo/picked-photo.tsx';
import { useSendPhoto } from '#files/photo/use-photo.ts';

/** The photo of a new employee: chosen before there is an id, sent once there is one. */
export function useFirstPhoto() {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const [photo, setPhoto] = useState<PickedPhoto | null>(null);
  const sending = useSendPhoto();
  const sendPhoto = async (employeeId: number): Promise<void> => {
    if (!photo) return;
    // The person is saved by now: a photo that does not arrive must not look as if nothing were saved.
    await sending.mutateAsync({ employeeId, photo }).catch(() => toast.error(t('employee.photoFailed')));
  };
  return { photo, setPhoto, sendPhoto };
}
