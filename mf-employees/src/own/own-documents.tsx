import { call, downloadFile, invalidates, mutation, query } from '@paga/client';
import {
  confirmOwnDocument,
  getOwnDocuments,
  type OwnDocument,
  openOwnDocument,
} from '@paga/contract/own/documents';
import { OwnFailed, OwnPending } from '@paga/forms/own-states';
import { formatDateTime } from '@paga/kit/own';
import type { OwnPageProps } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type ReadOnly = Pick<OwnPageProps, 'readOnly'>;

/** What the office asks to be read and confirmed; what was confirmed stays to be opened. */
export function OwnDocuments({ readOnly }: ReadOnly): ReactElement {
  const { t } = useTranslation('employees');
  const { data, isPending, refetch } = useQuery({ ...query(getOwnDocuments), meta: { silent: true } });
  if (isPending) return <OwnPending />;
  if (!data) return <OwnFailed onAgain={refetch} />;
  return (
    <section className="own-card" aria-label={t('own.documents')}>
      <h2>{t('own.documents')}</h2>
      {data.length === 0 ? (
        <p className="own-hint">{t('own.noDocuments')}</p>
      ) : (
        <ul className="own-list">
          {data.map((document) => (
            <DocumentRow key={document.id} document={document} readOnly={readOnly} />
          ))}
        </ul>
      )}
    </section>
  );
}

function useReadAnew(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries(invalidates(getOwnDocuments));
}

/** One of them: it is opened first, and confirmed then. */
function DocumentRow({ document, readOnly }: ReadOnly & { document: OwnDocument }): ReactElement {
  const { t } = useTranslation('employees');
  const onSettled = useReadAnew();
  const { id, fileName, sha256, openedAt, confirmedAt } = document;
  const open = useMutation({
    mutationFn: () => call(openOwnDocument, { params: { id } }),
    meta: { silent: true },
    onSuccess: (file) => downloadFile(file, fileName),
    onSettled,
  });
  const confirm = useMutation({ ...mutation(confirmOwnDocument), meta: { silent: true }, onSettled });
  const mayConfirm = confirmedAt === null && openedAt !== null && !readOnly;
  return (
    <li>
      <b className="own-papers-name">{fileName}</b>
      <Standing document={document} />
      {confirmedAt === null && openedAt === null && !readOnly && <p>{t('own.openFirst')}</p>}
      {open.isError && <p role="alert">{t('own.fileFailed')}</p>}
      {confirm.isError && <p role="alert">{t('own.notConfirmed')}</p>}
      <p className="own-buttons">
        <button
          type="button"
          className="own-button"
          disabled={open.isPending}
          aria-label={t('own.openFile', { name: fileName })}
          onClick={() => open.mutate()}
        >
          {t('own.open')}
        </button>
        {mayConfirm && (
          <button
            type="button"
            className="own-button"
            disabled={confirm.isPending}
            aria-label={t('own.confirmFile', { name: fileName })}
            onClick={() => confirm.mutate({ params: { id }, body: { sha256 } })}
          >
            {t('own.confirm')}
          </button>
        )}
      </p>
    </li>
  );
}

function Standing({ document }: { document: OwnDocument }): ReactElement {
  const { t } = useTranslation('employees');
  const { sha256, askedAt, confirmedAt } = document;
  if (confirmedAt === null) return <span>{t('own.waits', { at: formatDateTime(askedAt) })}</span>;
  return (
    <>
      <span>{t('own.confirmed', { at: formatDateTime(confirmedAt) })}</span>
      <span className="own-hint own-papers-name">{t('own.hash', { sha256 })}</span>
    </>
  );
}
