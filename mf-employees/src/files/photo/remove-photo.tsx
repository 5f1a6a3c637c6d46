import { Button, ConfirmModal, useToast } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickedPhoto } from './picked-photo.tsx';
import { useRemovePhoto } from './use-photo.ts';

type RemovePhotoProps = {
  name: string;
  employeeId: number | undefined;
  onPick: ((photo: PickedPhoto | null) => void) | undefined;
};

/** Takes a saved photo away after a question, a chosen one at once. */
export function RemovePhoto({ name, employeeId, onPick }: RemovePhotoProps): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const { id: userId } = useCompany();
  const mayRemove = useMayCall('removePhoto');
  const [isAsking, setAsking] = useState(false);
  const removing = useRemovePhoto(() => {
    toast.success(t('photo.removed', { name }));
    setAsking(false);
  });
  if (!mayRemove) return null;
  const remove = () => (employeeId === undefined ? onPick?.(null) : setAsking(true));
  return (
    <>
      <Button icon="trash" onClick={remove}>
        {t('photo.remove')}
      </Button>
      <ConfirmModal
        open={isAsking}
        danger
        title={t('photo.removeQuestion', { name })}
        confirmText={t('photo.removeConfirm')}
        loading={removing.isPending}
        onConfirm={() => employeeId !== undefined && removing.mutate({ body: { userId, employeeId } })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
