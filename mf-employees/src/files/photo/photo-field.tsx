import { FILE_BYTES } from '@paga/contract/limits';
import { Avatar, FileButton, Row, Stack } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './photo.css';
import { PhotoCropModal } from './photo-crop.modal.tsx';
import { type PickedPhoto, PickedPhotoView } from './picked-photo.tsx';
import { RemovePhoto } from './remove-photo.tsx';

const ACCEPT = '.png,.jpg,.jpeg,.webp,.gif';
const SIZE = 96;

type PhotoFieldProps = {
  /** Of the person, for the initials and the texts. */
  name: string;
  /** The link of the saved photo. */
  photo: string | null;
  /** Whose photo it is: a choice is sent at once. Left out while the person is not saved: the choice is kept in `picked`. */
  employeeId?: number;
  picked?: PickedPhoto | null;
  /** For a person not saved yet; send it with `useSendPhoto` once there is an id. */
  onPick?: (photo: PickedPhoto | null) => void;
  readOnly?: boolean;
};

/** The photo of an employee: choose, cut to a square, send, take away. */
export function PhotoField({
  name,
  photo,
  employeeId,
  picked = null,
  onPick,
  readOnly,
}: PhotoFieldProps): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const mayEdit = useMayCall('uploadPhoto') && !readOnly;
  const [file, setFile] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = ([chosen]: File[]): void => {
    const fits = chosen !== undefined && chosen.size <= FILE_BYTES;
    setTooLarge(!fits);
    if (fits) setFile(chosen);
  };
  return (
    <Row gap={16} wrap={false} className="photo-field">
      {picked ? (
        <PickedPhotoView photo={picked} size={SIZE} />
      ) : (
        <Avatar name={name} src={photo} size={SIZE} />
      )}
      {mayEdit && (
        <Stack gap={8}>
          <Row>
            <FileButton
              icon="camera"
              accept={ACCEPT}
              label={t(photo || picked ? 'photo.change' : 'photo.choose')}
              onPick={choose}
            />
            {(photo || picked) && <RemovePhoto name={name} employeeId={employeeId} onPick={onPick} />}
          </Row>
          <span className="paga-hint">{t('photo.hint')}</span>
          <span role="alert" className="paga-field-error">
            {isTooLarge && errorText({ code: 'PAYLOAD_TOO_LARGE' })}
          </span>
        </Stack>
      )}
      {file && (
        <PhotoCropModal file={file} employeeId={employeeId} onPick={onPick} onClose={() => setFile(null)} />
      )}
    </Row>
  );
}
