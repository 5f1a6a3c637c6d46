import { formatDate } from '@paga/kit';

/** Spec 1 §2: the project list writes DD/MM/YYYY, all other dates stand with dots. */
export function projectDate(value: string): string {
  return formatDate(value).replaceAll('.', '/');
}
