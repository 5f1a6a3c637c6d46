import { FILE_BYTES } from '@paga/contract/limits';
import { Avatar, Button, Row, Stack } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactNode, useRef, useState } from 'react';
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
  const choose = (chosen: File): void => {
    setTooLarge(chosen.size > FILE_BYTES);
    if (chosen.size <= FILE_BYTES) setFile(chosen);
  };
  return (
    <div className="photo-field">
      {picked ? (
        <PickedPhotoView photo={picked} size={SIZE} />
      ) : (
        <Avatar name={name} src={photo} size={SIZE} />
      )}
      {mayEdit && (
        <Stack tight>
          <Row>
            <ChooseButton hasPhoto={Boolean(photo ?? picked)} onChoose={choose} />
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
    </div>
  );
}

function ChooseButton({
  hasPhoto,
  onChoose,
}: {
  hasPhoto: boolean;
  onChoose: (file: File) => void;
}): ReactNode {
  const { t } = useTranslation('employees');
  const input = useRef<HTMLInputElement>(null);
  const label = t(hasPhoto ? 'photo.change' : 'photo.choose');
  return (
    <>
      <Button icon="camera" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        className="paga-hidden"
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={ACCEPT}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          target.value = '';
        }}
      />
    </>
  );
}
