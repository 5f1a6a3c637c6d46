import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFile } from './use-file.ts';

/** A button that downloads a file, and says where that failed. */
export function FileButton({
  text,
  fetchFile,
}: {
  text: string;
  fetchFile: () => Promise<Blob>;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const { get, isPending, failed } = useFile(fetchFile);
  return (
    <>
      <button type="button" className="own-button" aria-disabled={isPending} onClick={get}>
        {isPending ? t('own.fetching') : text}
      </button>
      {failed && <p role="alert">{t('own.fileFailed')}</p>}
    </>
  );
}
