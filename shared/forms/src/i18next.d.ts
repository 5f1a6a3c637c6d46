import type en from '../messages/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof en;
  }
}
