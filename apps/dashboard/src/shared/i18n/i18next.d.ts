import type { LocaleResources } from './locales.gen.d.ts';

export type Namespace = keyof LocaleResources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    /** Literal Indonesian texts: a wrong key or a missing `{{value}}` does not compile. */
    resources: LocaleResources;
    returnNull: false;
  }
}
