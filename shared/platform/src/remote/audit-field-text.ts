import { remotesStore } from './remotes.ts';

/** What a field of the audit log is called by the remote whose domain it is of, from the registry; undefined when none names it. */
export function auditFieldText(field: string, language: string): string | undefined {
  for (const { entry } of remotesStore.getState().stores) {
    const texts = entry.texts[language === 'en' ? 'en' : 'sq'];
    const key = entry.offer.auditFields?.find((prefix) => `${prefix}.${field}` in texts);
    if (key) return texts[`${key}.${field}`];
  }
  return undefined;
}
