/** The longer side of a photo that is sent: a page of A4 is still read. */
const LONGEST = 1_800;

/**
 * A photo drawn anew in this browser: a JPEG of its pixels, under a name of ours, without the place, the time and the device that a phone writes into a file. Throws for what is no picture that can be drawn; it
 * is then not sent at all. The server draws it once more.
 */
export async function drawnAnew(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  if (!drawn) throw new Error('the photo cannot be drawn');
  return new File([drawn], 'note.jpg', { type: 'image/jpeg' });
}
