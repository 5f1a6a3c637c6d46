import type { Employee } from '@paga/contract/employees';
import type { ReactNode } from 'react';
import { PhotoField } from '#files/photo/photo-field.tsx';
import type { PickedPhoto } from '#files/photo/picked-photo.tsx';
import { useValue } from '../rules/form-context.ts';

type FormPhotoProps = {
  employee: Employee | null;
  picked: PickedPhoto | null;
  onPick: (photo: PickedPhoto | null) => void;
};

/** The photo in the form: of a saved employee sent at once, of a new one once there is an id. */
export function FormPhoto({ employee, picked, onPick }: FormPhotoProps): ReactNode {
  const name = useValue('fullName') ?? '';
  if (employee) return <PhotoField name={name} photo={employee.photo} employeeId={employee.id} />;
  return <PhotoField name={name} photo={null} picked={picked} onPick={onPick} />;
}
