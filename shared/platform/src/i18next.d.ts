import type en from '../messages/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    platform: typeof en;
    /** Of the shell's texts the platform knows this one. */
    shell: { errors: { INTERNAL: string } };
  }
}
