import { FILE_BYTES } from '@paga/contract/limits';
import { Button, FilePick, Progress, Row, Stack, useFileLink } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './own-company.css';
import { useLogo } from './use-logo.ts';

const ACCEPT = '.png,.jpg,.jpeg,.webp,.gif';

/** The logo as it is, or the picked one before it is uploaded; upload, remove. Company users see it only. */
export function LogoForm(): ReactElement {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { logo, company, mayEdit, uploading, sent, removing, upload } = useLogo();
  const [picked, setPicked] = useState<File | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const preview = useFileLink(picked);
  const pick = ([file]: File[]): void => {
    uploading.reset();
    setTooLarge((file?.size ?? 0) > FILE_BYTES);
    setPicked(file && file.size <= FILE_BYTES ? file : null);
  };
  const fault = tooLarge
    ? errorText({ code: 'PAYLOAD_TOO_LARGE' })
    : uploading.error && errorText(uploading.error);
  return (
    <Stack>
      {(preview ?? logo ?? !mayEdit) && <Preview link={preview ?? logo} name={company} />}
      {mayEdit && (
        <>
          <FilePick
            accept={ACCEPT}
            label={t('ownCompany.logo.pick')}
            hint={t('ownCompany.logo.hint')}
            loading={uploading.isPending}
            error={fault}
            onPick={pick}
          />
          {uploading.isPending && picked && (
            <Progress
              value={Math.round(sent * 100)}
              total={100}
              label={t('ownCompany.logo.uploading', { name: picked.name })}
            />
          )}
          <Row>
            {picked && (
              <>
                <Button
                  variant="primary"
                  icon="upload"
                  loading={uploading.isPending}
                  onClick={() => upload(picked, () => setPicked(null))}
                >
                  {t('ownCompany.logo.upload')}
                </Button>
                <Button onClick={() => setPicked(null)}>{t('ownCompany.logo.cancel')}</Button>
              </>
            )}
            {!picked && logo && (
              <Button icon="trash" loading={removing.isPending} onClick={() => removing.mutate({})}>
                {t('ownCompany.logo.remove')}
              </Button>
            )}
          </Row>
        </>
      )}
    </Stack>
  );
}

function Preview({ link, name }: { link: string | null; name: string }): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <Row gap={0} wrap={false} justify="center" className="own-company-logo">
      {link ? (
        <img src={link} alt={t('ownCompany.logo.of', { name })} />
      ) : (
        <span className="paga-hint">{t('ownCompany.logo.none')}</span>
      )}
    </Row>
  );
}
