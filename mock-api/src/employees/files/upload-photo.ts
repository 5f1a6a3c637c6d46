import { uploadPhoto as call } from '@paga/contract/employees';
import { fileLink } from '#core/files/file-store.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, employeeOf } from '#people/public.ts';
import { encodedPhoto, lockedPhoto, storePhoto } from './employee-photo.ts';

/** Sets the photo of an employee. */
export const uploadPhoto = write({
  call,
  load: async (ctx, { body: { employeeId, file, ...square } }) => {
    await employeeOf(ctx, employeeId);
    const picture = await encodedPhoto(file, square);
    return { picture, person: await lockedPhoto(ctx, employeeId) };
  },
  run: async (ctx, _, { picture, person }) => ({ photo: fileLink(await storePhoto(ctx, person, picture)) }),
  audit: ({ loaded: { person }, answer }) => ({
    page: 'employees',
    type: 'update',
    objectId: person.id,
    about: aboutEmployee(person),
    old: { photo: fileLink(person.photo) },
    new: { photo: answer.photo },
  }),
});
