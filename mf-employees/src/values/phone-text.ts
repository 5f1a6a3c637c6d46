/** Numbers of Kosovo: +383 or 0, then eight digits. */
const OF_KOSOVO = /^(?:\+?383|00383|0)(\d{2})(\d{3})(\d{3})$/;

/** A phone number as all of them are written, `+383 44 123 456`; what is no number of Kosovo stays as it was typed. */
export function phoneText(typed: string): string {
  const parts = OF_KOSOVO.exec(typed.replace(/[\s()./-]/g, ''));
  return parts ? `+383 ${parts.slice(1).join(' ')}` : typed;
}
