import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#brand/icon.tsx';
import { FileButton } from './file-button.tsx';
import './pick.css';

type FilePickProps = {
  /** As of `<input accept>`: `.xlsx,.pdf`. */
  accept: string;
  onPick: (files: File[]) => void;
  label: string;
  hint?: ReactNode;
  multiple?: boolean;
  disabled?: boolean;
  loading?: boolean;
  error?: ReactNode;
};

const fits = (file: File, accept: string): boolean =>
  accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) =>
      part.startsWith('.')
        ? file.name.toLowerCase().endsWith(part)
        : part.endsWith('/*')
          ? file.type.startsWith(part.slice(0, -1))
          : file.type === part,
    );

/** Files by dropping or by a button; what does not fit `accept` is refused with a reason. */
export function FilePick({
  accept,
  onPick,
  label,
  hint,
  multiple,
  disabled,
  loading,
  error,
}: FilePickProps): ReactNode {
  const { t } = useTranslation('kit');
  const id = useId();
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState('');
  const take = (files: File[]): void => {
    const refused = files.find((file) => !fits(file, accept));
    setWrong(refused ? t('pick.wrongFile', { name: refused.name, accept }) : '');
    if (!refused && files.length > 0) onPick(multiple ? files : files.slice(0, 1));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!disabled && !loading) take([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same for everybody
    <div
      className={over ? 'paga-drop paga-drop-over' : 'paga-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={24} />
      <FileButton
        accept={accept}
        label={label}
        multiple={multiple}
        disabled={disabled}
        loading={loading}
        aria-describedby={id}
        onPick={take}
      />
      <span id={id} className="paga-hint">
        {hint ?? t('pick.dropHere')}
      </span>
      <span role="alert" className="paga-field-error">
        {wrong || error}
      </span>
    </div>
  );
}
