import { query } from '@paga/client';
import { type PostingLanguage, previewPosting } from '@paga/contract/bookkeeping';
import { Alert, Button, ErrorState, Modal, NativeSelect, Row, SkeletonTable, Stack } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Period } from '#month/period/use-period.ts';
import { PreviewTable } from './preview-table.tsx';
import { usePost } from './use-posting.ts';
import { ACCOUNTING_LANGUAGES, usePostingLanguage } from './use-posting-language.ts';
import './bookkeeping.css';

type PostModalProps = { period: Period; employeeIds: number[]; onClose: () => void };

/** Asks for the language of the descriptions and shows the entry before it is posted. */
export function PostModal({ period: { month, year }, employeeIds, onClose }: PostModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const errorText = useErrorText();
  const [standard] = usePostingLanguage();
  const [chosen, setLanguage] = useState<PostingLanguage>();
  const language = chosen ?? standard;
  const post = usePost({ month, year });
  const preview = useQuery({
    ...query(previewPosting, { body: { tenantId, month, year, language, employeeIds } }),
    staleTime: 0,
    meta: { silent: true },
  });
  const refused = preview.data?.errorMessage;
  const options = ACCOUNTING_LANGUAGES.map((value) => ({ value, label: t(`bookkeeping.language.${value}`) }));
  const send = () => post.mutate({ language, employeeIds }, { onSettled: onClose });
  const footer = (
    <div className="paga-actions">
      <Button onClick={onClose}>{t('bookkeeping.cancel')}</Button>
      <Button variant={refused ? 'default' : 'primary'} loading={post.isPending} onClick={send}>
        {t('bookkeeping.post')}
      </Button>
    </div>
  );
  return (
    <Modal open title={t('bookkeeping.title')} onClose={onClose} footer={footer} width={760}>
      <Stack>
        <Row gap={[8, 12]}>
          <span>{t('bookkeeping.language.question')}</span>
          <NativeSelect<PostingLanguage>
            label={t('bookkeeping.language.question')}
            value={language}
            options={options}
            onChange={setLanguage}
          />
        </Row>
        {preview.isPending && <SkeletonTable rows={5} columns={3} />}
        {preview.isError && <ErrorState detail={errorText(preview.error)} onRetry={preview.refetch} />}
        {refused && <Refused message={refused} />}
        {preview.data && preview.data.reversed.length > 0 && (
          <Alert>{t('bookkeeping.reverses', { entries: preview.data.reversed.join(', ') })}</Alert>
        )}
        {preview.data && preview.data.lines.length > 0 && <PreviewTable preview={preview.data} />}
        {preview.data && preview.data.salaries === 0 && !refused && (
          <Alert tone="success">{t('bookkeeping.unchanged')}</Alert>
        )}
      </Stack>
    </Modal>
  );
}

/** Why the entry would be refused, with the way to the accounts it needs. */
function Refused({ message }: { message: string }): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const toAccounts = () => navigate('/configurations?tab=payroll&open=bookkeeping');
  return (
    <Alert tone="warning" action={<Button onClick={toAccounts}>{t('bookkeeping.toAccounts')}</Button>}>
      {message}
    </Alert>
  );
}
