import type { FormInstance } from 'antd';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#button/button.tsx';
import { InReadOnlyForm } from '#button/in-read-only-form.ts';
import { Alert } from '#feedback/alert.tsx';
import { DraftOffer, type FormDraft } from './draft-offer.tsx';
import { Form, sendsForm } from './form.tsx';
import { ConfirmModal, Modal } from './modal.tsx';
import { useSaving } from './use-saving.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

type ModalFormProps<Values extends object> = {
  open: boolean;
  title: ReactNode;
  initialValues?: Partial<Values>;
  /** Saves. While its promise runs the form is busy; resolved, the window closes; rejected, it stays and `error.fields` go to their fields. */
  onSubmit: (values: Values) => unknown;
  onClose: () => void;
  submitText?: string;
  danger?: boolean;
  /** Busy from outside, e.g. `mutation.isPending`. */
  loading?: boolean;
  /** What went wrong with the whole form, above the fields. */
  error?: ReactNode;
  /** Above the fields and no part of the form: its buttons work while it is read. */
  lead?: ReactNode;
  /** Opens for reading; the button with the pencil switches to editing, and so does a digit typed over it. */
  startReadOnly?: boolean;
  /** False hides the pencil, and says why. */
  mayEdit?: boolean;
  /** Why it is only read, where that is not for the person's role; null where the window says it itself. */
  whyNot?: ReactNode;
  /** Below the fields while they are edited: what saving asks for besides. */
  tail?: ReactNode;
  width?: number;
  /** The field that has the focus once the window is open. */
  focusOn?: string;
  /** From `Form.useForm()`, to read or set values from outside. */
  form?: FormInstance<Values>;
  onValuesChange?: (changed: Partial<Values>, all: Values) => void;
  /** Keeps what is typed until it is saved or discarded, and offers it back when the form opens again. Not for passwords. */
  draft?: FormDraft<Values>;
  /** Buttons left of Cancel. */
  extra?: ReactNode;
  children: ReactNode;
};

/** A form in a dialog: guards unsaved work, blocks repeated clicks, puts the server's errors at their fields; Ctrl+Enter in a field saves. */
export function ModalForm<Values extends object>(props: ModalFormProps<Values>): ReactNode {
  return props.open ? <OpenModalForm {...props} /> : null;
}

function OpenModalForm<Values extends object>(props: ModalFormProps<Values>): ReactNode {
  const id = useId();
  const [own] = Form.useForm<Values>();
  const form = props.form ?? own;
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState(props.startReadOnly ?? false);
  useUnsavedGuard(dirty);
  const discard = (): void => {
    props.draft?.forget();
    props.onClose();
  };
  const { busy, submit } = useSaving({
    form,
    loading: props.loading,
    onSubmit: props.onSubmit,
    onSaved: () => {
      setDirty(false);
      discard();
    },
  });
  const close = (): void => (dirty && !busy ? setAsking(true) : busy ? undefined : props.onClose());
  // At once: the digit that was typed over the button falls into the field.
  const edit = (): void => {
    flushSync(() => setReading(false));
    focusFirst(id, true);
  };
  const footer = (
    <Footer
      form={id}
      reading={reading}
      busy={busy}
      onEdit={props.mayEdit === false ? undefined : edit}
      onClose={close}
      submitText={props.submitText}
      danger={props.danger}
      extra={props.extra}
    />
  );
  return (
    <>
      <Modal
        open
        title={props.title}
        onClose={close}
        footer={footer}
        width={props.width}
        onOpened={() => (props.focusOn ? form.focusField(props.focusOn) : focusFirst(id, reading))}
      >
        {props.draft && !reading && (
          <OfferUnlessThere
            draft={props.draft}
            form={form}
            initialValues={props.initialValues}
            onRestored={() => setDirty(true)}
          />
        )}
        {props.lead}
        {reading && props.mayEdit === false && <WhyNot>{props.whyNot}</WhyNot>}
        {props.error && <Alert tone="danger">{props.error}</Alert>}
        <FormBody
          id={id}
          form={form}
          reading={reading}
          initialValues={props.initialValues}
          tail={props.tail}
          onValuesChange={(changed, all) => {
            setDirty(true);
            props.draft?.keep(all);
            props.onValuesChange?.(changed, all);
          }}
          onSubmit={submit}
        >
          {props.children}
        </FormBody>
      </Modal>
      <DiscardModal open={asking} onDiscard={discard} onStay={() => setAsking(false)} />
    </>
  );
}

/** A field that nobody can type into says why. */
function WhyNot({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation('kit');
  const why = children === undefined ? t('form.mayNotEdit') : children;
  return why && <p className="paga-hint">{why}</p>;
}

type BodyProps<Values extends object> = Pick<ModalFormProps<Values>, 'tail' | 'children'> & {
  id: string;
  form: FormInstance<Values>;
  reading: boolean;
  initialValues: Partial<Values> | undefined;
  onValuesChange: (changed: Partial<Values>, all: Values) => void;
  onSubmit: (values: Values) => Promise<void>;
};

/** The fields, for reading or for editing. */
function FormBody<Values extends object>(props: BodyProps<Values>): ReactNode {
  const { id, form, reading } = props;
  const sendByKeys = (event: KeyboardEvent): void => {
    if (!sendsForm(event) || reading) return;
    event.preventDefault();
    form.submit();
  };
  return (
    <Form<Values>
      id={id}
      name={id}
      noValidate
      form={form}
      layout="vertical"
      className={reading ? 'paga-form paga-form-reading' : 'paga-form'}
      disabled={reading}
      initialValues={props.initialValues}
      requiredMark={reading ? false : undefined}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(changed, all) => props.onValuesChange(changed as Partial<Values>, all)}
      onFinish={props.onSubmit}
      onKeyDown={sendByKeys}
    >
      <InReadOnlyForm value={reading}>
        {props.children}
        {!reading && props.tail}
      </InReadOnlyForm>
    </Form>
  );
}

type OfferProps<Values extends object> = {
  draft: FormDraft<Values>;
  form: FormInstance<Values>;
  initialValues: Partial<Values> | undefined;
  onRestored: () => void;
};

/** Follows the fields by itself: a key does not draw the whole window anew. */
function OfferUnlessThere<Values extends object>({
  draft,
  form,
  initialValues,
  onRestored,
}: OfferProps<Values>): ReactNode {
  const typed: Values | undefined = Form.useWatch([], form);
  const restore = (values: Partial<Values>): void => {
    onRestored();
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
    draft.restored?.(form.getFieldsValue());
  };
  return <DraftOffer draft={draft} now={typed ?? initialValues} onRestore={restore} />;
}

/** Writing begins in the first field, not on the cross, and over what it holds where that was read before; nothing is taken from who is in the form already. */
function focusFirst(id: string, over: boolean): void {
  const form = document.getElementById(id);
  if (form?.contains(document.activeElement)) return;
  const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'input:not(:disabled, [type=file]), textarea:not(:disabled)',
  );
  const target = field ?? document.getElementById(editButtonOf(id));
  target?.focus();
  if (over) field?.select();
}

const editButtonOf = (id: string): string => `${id}-edit`;

type FooterProps = {
  form: string;
  reading: boolean;
  busy: boolean;
  /** Left out: it stays for reading. */
  onEdit: (() => void) | undefined;
  onClose: () => void;
  submitText?: string;
  danger?: boolean;
  extra?: ReactNode;
};

function Footer({ form, reading, busy, onEdit, onClose, submitText, danger, extra }: FooterProps): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <div className="paga-actions">
      {extra}
      <Button onClick={onClose}>{reading ? t('form.close') : t('form.cancel')}</Button>
      {reading && onEdit && (
        <Button
          id={editButtonOf(form)}
          variant="primary"
          icon="pencil"
          onClick={onEdit}
          onKeyDown={({ key, ctrlKey, metaKey }) => /^\d$/.test(key) && !ctrlKey && !metaKey && onEdit()}
        >
          {t('form.edit')}
        </Button>
      )}
      {!reading && (
        <Button variant={danger ? 'danger' : 'primary'} type="submit" form={form} loading={busy}>
          {submitText ?? t('form.save')}
        </Button>
      )}
    </div>
  );
}

function DiscardModal({
  open,
  onDiscard,
  onStay,
}: {
  open: boolean;
  onDiscard: () => void;
  onStay: () => void;
}): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <ConfirmModal
      open={open}
      title={t('form.unsaved.title')}
      confirmText={t('form.unsaved.discard')}
      cancelText={t('form.unsaved.stay')}
      danger
      onConfirm={onDiscard}
      onClose={onStay}
    >
      {t('form.unsaved.text')}
    </ConfirmModal>
  );
}
