import { Drawer as AntDrawer, Modal as AntModal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#button/button.tsx';
import './form.css';
import { holdStill } from './hold-still.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusBack } from './use-focus-back.ts';

type ModalProps = {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons at the bottom; none when left out. */
  footer?: ReactNode;
  /** Pixels; never wider than the window. */
  width?: number;
  /** Called once it is there: the moment to give the focus to a field. */
  onOpened?: () => void;
};

/** A window that nobody has opened yet costs nothing; one that was keeps its place, so that it can go with its movement. */
function useWasOpen(open: boolean): boolean {
  const [was, setWas] = useState(open);
  if (open && !was) setWas(true);
  return open || was;
}

/** A dialog: focus stays inside, Esc and the cross close it, focus returns to where it was. */
export function Modal({
  open,
  title,
  onClose,
  children,
  footer = null,
  width = 520,
  onOpened,
}: ModalProps): ReactNode {
  useFocusBack(open);
  useBackCloses(open, onClose);
  if (!useWasOpen(open)) return null;
  return (
    <AntModal
      open={open}
      title={<h2>{title}</h2>}
      onCancel={onClose}
      footer={footer && <div onPointerDown={holdStill}>{footer}</div>}
      width={width}
      destroyOnHidden
      mask={{ closable: false }}
      className="paga-modal"
      afterOpenChange={(isOpen) => isOpen && onOpened?.()}
    >
      {children}
    </AntModal>
  );
}

/** A panel from the right for reading beside the page. */
export function Drawer({ open, title, onClose, children, footer, width = 480 }: ModalProps): ReactNode {
  useFocusBack(open);
  useBackCloses(open, onClose);
  if (!useWasOpen(open)) return null;
  return (
    <AntDrawer
      open={open}
      title={<h2>{title}</h2>}
      onClose={onClose}
      footer={footer}
      size={width}
      destroyOnHidden
      rootClassName="paga-drawer"
    >
      {children}
    </AntDrawer>
  );
}

/** The footer of a dialog for reading: one button that closes it. */
export function CloseFooter({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <div className="paga-actions">
      <Button onClick={onClose}>{t('form.close')}</Button>
    </div>
  );
}

type ConfirmModalProps = {
  open: boolean;
  /** The question, naming the object and the count. */
  title: ReactNode;
  children?: ReactNode;
  /** What the button does: "Fshij 3 punonjës". */
  confirmText: string;
  cancelText?: string;
  danger?: boolean;
  loading?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
};

/** Asks before something that cannot be undone. Stays open and busy while `onConfirm` runs. */
export function ConfirmModal({
  open,
  title,
  children,
  confirmText,
  cancelText,
  danger,
  loading,
  onConfirm,
  onClose,
}: ConfirmModalProps): ReactNode {
  const { t } = useTranslation('kit');
  const footer = (
    <div className="paga-actions">
      <Button onClick={onClose} autoFocus={danger}>
        {cancelText ?? t('form.cancel')}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={() => onConfirm()}>
        {confirmText}
      </Button>
    </div>
  );
  return (
    <Modal open={open} title={title} onClose={onClose} footer={footer} width={440}>
      {children}
    </Modal>
  );
}
