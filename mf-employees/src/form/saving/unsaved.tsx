import { ConfirmModal, useUnsavedGuard } from '@paga/kit';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

type UnsavedProps = {
  isDirty: boolean;
  /** Cancel was pressed. */
  isAsking: boolean;
  /** True from the moment in which the work is saved or discarded. */
  isLeft: RefObject<boolean>;
  onStay: () => void;
  onDiscard: () => void;
  /** The form is a card of a tab: another tab leaves it as well. */
  isPart: boolean;
};

/** Asks before unsaved work is left: by Cancel (`isAsking`), by a link, by closing the tab. */
export function Unsaved({ isDirty, isAsking, isLeft, onStay, onDiscard, isPart }: UnsavedProps): ReactNode {
  const { t } = useTranslation('employees');
  useUnsavedGuard(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isLeft.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isPart && currentLocation.search !== nextLocation.search)),
  );
  const isBlocked = blocker.state === 'blocked';
  const stay = () => {
    if (isBlocked) blocker.reset();
    onStay();
  };
  const discard = () => {
    onDiscard();
    if (isBlocked) blocker.proceed();
  };
  return (
    <ConfirmModal
      open={isAsking || isBlocked}
      danger
      title={t('employee.unsaved.title')}
      confirmText={t('employee.unsaved.discard')}
      cancelText={t('employee.unsaved.stay')}
      onConfirm={discard}
      onClose={stay}
    >
      {t('employee.unsaved.text')}
    </ConfirmModal>
  );
}
