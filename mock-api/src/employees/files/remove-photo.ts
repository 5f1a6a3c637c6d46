import { removePhoto as call } from '@paga/contract/employees';
import { fileLink } from '#core/files/file-store.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee } from '#people/public.ts';
import { lockedPhoto, setPhoto } from './employee-photo.ts';

/** Takes the photo of an employee away. */
export const removePhoto = write({
  call,
  load: (ctx, { body }) => lockedPhoto(ctx, body.employeeId),
  run: async (ctx, _, person) => {
    await setPhoto(ctx, person, null);
    return undefined;
  },
  audit: ({ loaded: person }) =>
    person.photo
      ? {
          page: 'employees',
          type: 'update',
          objectId: person.id,
          about: aboutEmployee(person),
          old: { photo: fileLink(person.photo) },
          new: { photo: null },
        }
      : null,
});
