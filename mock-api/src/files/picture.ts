import { DomainError } from '../http/domain-error.ts';

type Sharp = typeof import('sharp').default;
/** `crop`: fills the size and cuts off what is over, keeping what catches the eye; else the whole picture is kept and made to fit into it. */
type PictureSize = { width: number; height: number; crop?: boolean };

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

/**
 * A picture by its content (JPEG, PNG, WebP or GIF), turned upright, made to fit into `size`, and encoded anew as PNG or WebP: nothing of the
 * sent file but its pixels is kept. Throws `UNSUPPORTED_MEDIA_TYPE` for anything else.
 */
export async function encodedPicture(sent: Uint8Array, { width, height, crop }: PictureSize, format: 'png' | 'webp'): Promise<Uint8Array> {
  loaded ??= load();
  const sharp = await loaded;
  try {
    const picture = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width, height, ...(crop ? { fit: 'cover', position: 'attention' } : { fit: 'inside', withoutEnlargement: true }) });
    return await (format === 'png' ? picture.png({ compressionLevel: 9, palette: false }) : picture.webp({ quality: 82 })).toBuffer();
  } catch (cause) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', {
      message: 'The file is not a picture that can be read (JPEG, PNG, WebP or GIF).',
      cause,
    });
  }
}
