import type en from '../messages/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    admin: typeof en;
  }
}
