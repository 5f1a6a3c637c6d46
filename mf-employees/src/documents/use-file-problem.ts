import { isApiError } from '@paga/client';
import { FILE_BYTES } from '@paga/contract/limits';
import { useErrorText } from '@paga/platform';
import { useTranslation } from 'react-i18next';

/** What the server takes, by ending; it looks at the content itself. */
export const ACCEPTED = '.docx,.xlsx,.pptx,.pdf,.png,.jpg,.jpeg,.gif,.webp';

/** Whether a file is too large to be sent at all. */
export const isTooLarge = (file: File | undefined) => (file?.size ?? 0) > FILE_BYTES;

/** Why a file was not taken, in words; empty while nothing is wrong. */
export function useFileProblem(): (file: File | undefined, error: unknown) => string {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  return (file, error) => {
    if (isTooLarge(file) || isApiError(error, 'PAYLOAD_TOO_LARGE')) return t('documents.tooLarge');
    if (isApiError(error, 'UNSUPPORTED_MEDIA_TYPE')) return t('documents.wrongType');
    return error ? errorText(error) : '';
  };
}
