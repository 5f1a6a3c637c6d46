import { FILE_BYTES } from '@paga/contract/limits';
import { FilePick } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useFormTexts } from '#texts.ts';

type WorkbookPickProps = {
  loading: boolean;
  error: string | undefined;
  /** What is said of a file of more than 10 MB, which is not sent. */
  tooLarge: string;
  onPick: (file: File) => void;
};

/** The first step of an import: an Excel file. */
export function WorkbookPick({ loading, error, tooLarge, onPick }: WorkbookPickProps): ReactElement {
  const t = useFormTexts();
  const [isTooLarge, setTooLarge] = useState(false);
  const pick = ([file]: File[]): void => {
    if (!file) return;
    setTooLarge(file.size > FILE_BYTES);
    if (file.size <= FILE_BYTES) onPick(file);
  };
  return (
    <FilePick
      accept=".xlsx"
      label={t('import.choose')}
      hint={t('import.chooseHint')}
      loading={loading}
      error={isTooLarge ? tooLarge : error}
      onPick={pick}
    />
  );
}
