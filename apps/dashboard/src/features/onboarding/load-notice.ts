import { currentLanguage } from '../../shared/i18n/locale.ts';
import { onboardingLocale } from './locales/index.ts';

export const loadNotice = async () => {
  const [notice] = await Promise.all([
    import('./components/standing-notice.tsx'),
    onboardingLocale.load(currentLanguage()),
  ]);
  return notice;
};
