import { call, downloadFile, isApiError } from '@paga/client';
import { downloadOwnStored } from '@paga/contract/own/stored';
import type { OwnPageProps } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Format = 'pdf' | 'json';
export type StoredFilesProps = Pick<OwnPageProps, 'language'> & {
  /** What asks who is there; a page of before has none. */
  Proof?: ComponentType<{ onGiven: () => void; onCancel: () => void }> | undefined;
};

/** The files. The server asks who is there; once that is proven the file is asked for once more. */
export function StoredFiles({ language, Proof }: StoredFilesProps): ReactElement {
  const { t } = useTranslation('employees');
  const file = useMutation({
    mutationFn: (format: Format) => call(downloadOwnStored, { body: { format, language } }),
    meta: { silent: true },
    onSuccess: (made) => downloadFile(made),
  });
  const isAsked = isApiError(file.error, 'OWN_PROOF_NEEDED');
  const again = () => file.variables && file.mutate(file.variables);
  if (isAsked && Proof) return <Proof onGiven={again} onCancel={file.reset} />;
  const formats: Format[] = ['pdf', 'json'];
  return (
    <>
      {file.isError && <p role="alert">{t(isAsked ? 'own.proofFirst' : 'own.fileFailed')}</p>}
      <p className="own-buttons">
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            className="own-button"
            disabled={file.isPending}
            onClick={() => file.mutate(format)}
          >
            {t(`own.file.${format}`)}
          </button>
        ))}
      </p>
    </>
  );
}
