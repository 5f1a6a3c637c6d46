import { uploadOwnPhoto as call } from '@paga/contract/identity/account';
import { FILE_BYTES } from '@paga/contract/limits';
import { DomainError } from '#core/domain-error.ts';
import { fileLink, newPhotoKey } from '#core/files/file-store.ts';
import { encodedPicture } from '#core/files/picture.ts';
import { personSecret } from '#core/http/handler.ts';
import { setOwnPhoto } from './own-photo.ts';

const SIZE = { width: 256, height: 256 };

// Its own transaction: no connection waits while a picture is decoded.
export const uploadOwnPhoto = personSecret({
  call,
  run: async (ctx, { body: { photo } }) => {
    if (photo.size > FILE_BYTES) throw new DomainError('PAYLOAD_TOO_LARGE');
    const picture = await encodedPicture(new Uint8Array(await photo.arrayBuffer()), SIZE, 'webp');
    const key = newPhotoKey(ctx.actor.userId, picture);
    await ctx.files.putFile(key, picture);
    await setOwnPhoto(ctx, key).catch(async (error: unknown) => {
      await ctx.files.removeFile(key);
      throw error;
    });
    return { photo: fileLink(key) };
  },
});
