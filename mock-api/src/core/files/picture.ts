import { offloaded } from '../offload/offload.ts';
import type { PictureSize } from './picture.worker.ts';

const pictures = offloaded<typeof import('./picture.worker.ts')>('core/files/picture.worker', {
  in: 'process',
  seconds: 20,
});

/**
 * A picture by its content (JPEG, PNG, WebP or GIF), turned upright, made to fit into `size`, and encoded anew as PNG or WebP: nothing of the
 * sent file but its pixels is kept. Throws `UNSUPPORTED_MEDIA_TYPE` for anything else.
 */
export function encodedPicture(
  sent: Uint8Array,
  size: PictureSize,
  format: 'png' | 'webp',
): Promise<Uint8Array> {
  return pictures('encodePicture', { sent, size, format });
}
