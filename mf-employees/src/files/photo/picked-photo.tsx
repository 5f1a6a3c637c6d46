import type { PhotoCrop } from '@paga/contract/employees';
import { useFileLink } from '@paga/kit';
import type { CSSProperties, ReactNode } from 'react';
import type { PictureSize } from './crop.ts';
import './photo.css';

/** A photo that was chosen and not sent yet: the file, the square of it that is kept, and the size the square is measured in. */
export type PickedPhoto = { file: File; crop: PhotoCrop; picture: PictureSize };

/** Lays a picture under a square frame so that the frame shows the square alone. */
export function cropStyle({ left, top, side }: PhotoCrop, { width, height }: PictureSize): CSSProperties {
  const share = (pixels: number) => `${(pixels / side) * 100}%`;
  return { width: share(width), height: share(height), left: share(-left), top: share(-top) };
}

/** The chosen square as a round photo. Decorative: the name stands beside it. */
export function PickedPhotoView({ photo, size }: { photo: PickedPhoto; size: number }): ReactNode {
  const link = useFileLink(photo.file);
  return (
    <span className="photo-picked" style={{ width: size, height: size }} aria-hidden="true">
      {link && <img src={link} alt="" style={cropStyle(photo.crop, photo.picture)} />}
    </span>
  );
}
