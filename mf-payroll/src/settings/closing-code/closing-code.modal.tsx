import { query } from '@paga/client';
import { getClosingCode } from '@paga/contract/company/closing-code';
import { CompanyStatus } from '@paga/contract/shapes';
import { CloseFooter, ErrorState, IconButton, Modal, Row, SkeletonCard } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingCodeForm } from './closing-code.form.tsx';
import './closing-code.css';
import { CopyButton } from './copy-button.tsx';

/** The code that closes and opens a month. Reading it leaves an audit line, so it is read once for each time the window is opened. */
export function ClosingCodeModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { status } = useCompany();
  const errorText = useErrorText();
  const maySave = useMayCall('saveClosingCode');
  const [editing, setEditing] = useState(false);
  const read = useQuery({
    ...query(getClosingCode),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { silent: true },
  });
  if (editing && read.isSuccess) return <ClosingCodeForm code={read.data.code} onClose={onClose} />;
  // spec 1 §2: the edit icon appears only when the company's status is 1 or 2.
  const mayEdit = maySave && (status === CompanyStatus.active || status === CompanyStatus.trial);
  const title = (
    <Row as="span" inline wrap={false}>
      {t('settings.closingCode.title')}
      {mayEdit && read.isSuccess && (
        <IconButton
          icon="pencil"
          size="small"
          label={t('settings.closingCode.edit')}
          onClick={() => setEditing(true)}
        />
      )}
    </Row>
  );
  return (
    <Modal open title={title} onClose={onClose} width={440} footer={<CloseFooter onClose={onClose} />}>
      <p className="paga-hint">{t('settings.closingCode.hint')}</p>
      {read.isPending && <SkeletonCard lines={1} />}
      {read.isError && <ErrorState detail={errorText(read.error)} onRetry={read.refetch} />}
      {read.isSuccess && (
        <Row gap={12} className="closing-code">
          <output className="paga-number" aria-label={t('settings.closingCode.label')}>
            {read.data.code}
          </output>
          {maySave && <CopyButton text={read.data.code} />}
        </Row>
      )}
      <p className="paga-hint">
        {maySave ? t('settings.closingCode.audited') : t('settings.closingCode.masked')}
      </p>
    </Modal>
  );
}
