import type { PhotoCrop } from '@paga/contract/employees';
import { and, eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { newFileKey } from '#core/files/file-store.ts';
import { encodedPicture } from '#core/files/picture.ts';
import { sentBytes } from '#core/files/sent-bytes.ts';
import type { Context } from '#core/http/context.ts';
import { employee, ofCompany, setPhotoKey } from '#people/public.ts';

/** Twice the largest place a photo is shown in. */
const SIZE = { width: 256, height: 256 };

/** The square that was chosen; none: the head is looked for. */
const cropOf = ({ left, top, side }: Partial<PhotoCrop>): PhotoCrop | 'attention' =>
  left === undefined || top === undefined || side === undefined ? 'attention' : { left, top, side };

/** A sent photo encoded anew, so that nothing but its pixels is kept. Throws for more than 10 MB and for what is no picture. */
export async function encodedPhoto(file: File, square: Partial<PhotoCrop> = {}): Promise<Uint8Array> {
  return encodedPicture(await sentBytes(file), { ...SIZE, crop: cropOf(square) }, 'webp');
}

/** Keeps an encoded photo as that of the (locked) employee; answers with its key. */
export async function storePhoto(
  ctx: Context,
  person: { id: number; photo: string | null },
  picture: Uint8Array,
): Promise<string> {
  const key = newFileKey(ctx.companyId, 'photos', 'webp', picture);
  await ctx.files.putFile(key, picture);
  await setPhoto(ctx, person, key);
  return key;
}

export async function lockedPhoto(ctx: Context, employeeId: number) {
  const { id, firstName, lastName, photo } = employee;
  const [row] = await ctx.tx
    .select({ id, firstName, lastName, photo })
    .from(employee)
    .where(and(ofCompany(ctx), eq(id, employeeId)))
    .for('no key update');
  return found(row);
}

export async function setPhoto(
  ctx: Context,
  { id, photo: old }: { id: number; photo: string | null },
  photo: string | null,
): Promise<void> {
  await setPhotoKey(ctx, id, photo);
  if (old) ctx.afterCommit(() => ctx.files.removeFile(old));
}
