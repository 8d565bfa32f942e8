import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../../features/**/*.{ts,tsx}', '!**/*.{test,stories}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** These navigate at the press itself, or check whether their page is still shown. */
const AT_THE_PRESS = [
  'analytics/pages/analytics-page.tsx',
  'auth/components/to-login.tsx',
  'auth/pages/login-page.tsx',
  'balance/settings/edit-settings.tsx',
  'disbursements/components/item/fix-drawer.tsx',
  'disbursements/create/use-batch-draft.ts',
  'errors/components/other-mode.tsx',
  'onboarding/forms/use-onboarding-form.ts',
  'search/components/search-palette.tsx',
  'settlements/components/calendar/balance-choice.tsx',
  'sign-up/api/use-whatsapp.ts',
  'sign-up/forms/use-registration.ts',
  'withdrawals/pages/schedule-page.tsx',
  'withdrawals/pages/withdrawal-new-page.tsx',
];

it('navigates to the result of an action only by useGoToResult, which checks that the page is still shown', () => {
  const navigating = Object.entries(sources)
    .filter(([, text]) => text.includes('useNavigate'))
    .map(([path]) => path.replace('../../features/', ''));

  expect(navigating.sort()).toEqual(AT_THE_PRESS);
});
