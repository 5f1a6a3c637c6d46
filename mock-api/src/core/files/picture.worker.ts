import { DomainError } from '../domain-error.ts';

type Sharp = typeof import('sharp').default;
/** A square of the upright picture, in its pixels. */
export type Square = { left: number; top: number; side: number };
/**
 * `crop` fills the size: with that square of the picture, or (`attention`) with what catches the eye. Without it the whole picture is kept and
 * made to fit into the size.
 */
export type PictureSize = { width: number; height: number; crop?: Square | 'attention' };

/** More than any camera: a small file that unfolds into more is refused before it does. */
const MOST_PIXELS = 60_000_000;

let loaded: Promise<Sharp> | undefined;

// A native library of tens of megabytes: loaded with the first picture. Only four formats are ever tried, whatever a file calls itself.
async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  const known = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);
  sharp.unblock({ operation: known });
  return sharp;
}

/** A sent picture, what it is to become, and as which format. */
export type PictureJob = { sent: Uint8Array; size: PictureSize; format: 'png' | 'webp' };

/** The picture encoded anew; throws `UNSUPPORTED_MEDIA_TYPE` for what cannot be read as one. */
export async function encodePicture({
  sent,
  size: { width, height, crop },
  format,
}: PictureJob): Promise<Uint8Array> {
  loaded ??= load();
  const sharp = await loaded;
  try {
    const upright = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
    if (typeof crop === 'object')
      upright.extract({ left: crop.left, top: crop.top, width: crop.side, height: crop.side });
    const picture = upright.resize({
      width,
      height,
      ...(crop ? { fit: 'cover', position: 'attention' } : { fit: 'inside', withoutEnlargement: true }),
    });
    return await (format === 'png'
      ? picture.png({ compressionLevel: 9, palette: false })
      : picture.webp({ quality: 82 })
    ).toBuffer();
  } catch (cause) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', {
      message: 'The file is not a picture that can be read (JPEG, PNG, WebP or GIF).',
      cause,
    });
  }
}
