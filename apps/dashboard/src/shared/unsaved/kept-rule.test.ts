import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../features/**/*.{ts,tsx}', '../secrets/*.tsx', '!**/*.{test,stories}.*'],
  { query: '?raw', import: 'default', eager: true },
);

/**
 * Exempt, because no work is lost here: a name to confirm, a query to the server, the days of a chart, a clock change, an email address, a first
 * password, a code of an app. The activation form is saved by the server while it is typed. Signing up stores nothing, because anybody may sit at this machine.
 */
const NO_WORK = [
  'analytics/components/range-bar.tsx',
  'auth/pages/email-not-verified-page.tsx',
  'auth/pages/forgot-password-page.tsx',
  'auth/pages/login-page.tsx',
  'auth/pages/reset-password-page.tsx',
  'cli-sign-ins/components/code-form.tsx',
  'onboarding/components/form/activation-form.tsx',
  'payment-methods/components/npwp-dialog.tsx',
  'profile/components/email-line.tsx',
  'secrets/revoke-section.tsx',
  'sign-up/components/accept-form.tsx',
  'sign-up/pages/sign-up-page.tsx',
  'sign-up/pages/whatsapp-sign-in-page.tsx',
  'sign-up/pages/whatsapp-sign-up-page.tsx',
  'simulator/components/clock/clock-field.tsx',
  'simulator/components/inquiry-form.tsx',
  'simulator/components/pay-form.tsx',
  'two-step/components/app-dialog.tsx',
  'two-step/components/passkey-dialog.tsx',
  'webhooks/components/sample-section.tsx',
];

it('every form on a page or in a dialog keeps a draft, or asks before it loses what must not be stored', () => {
  const unkept = Object.keys(sources)
    .filter((path) => hasForm(path) && !keeps(path))
    .map((path) => path.replace(/^.*?(?=features|secrets)(?:features\/)?/, ''));

  expect(unkept.sort()).toEqual(NO_WORK);
});

/** Links are out of reach behind a dialog, and a password is quick to retype. */
const NO_LINK = [
  'profile/forms/change-password-form.tsx',
  'secrets/secret-dialog.tsx',
  'two-step/components/recovery-codes-dialog.tsx',
];

it('a form that must not be stored also asks before a link leaves its page', () => {
  const unasked = Object.keys(sources)
    .filter((path) => /\buseUnloadGuard\(/.test(sources[path] ?? ''))
    .map((path) => path.replace(/^.*?(?=features|secrets)(?:features\/)?/, ''));

  expect(unasked.sort()).toEqual(NO_LINK);
});

const hasForm = (path: string): boolean => {
  const text = sources[path] ?? '';
  const isWhole = path.includes('/pages/') || /<(?:ConfirmDialog|Dialog|Drawer)\b/.test(text);
  return (
    /<(?:chakra\.form|Form)\b/.test(text) || (isWhole && /<(?:Textarea|TextField|PasswordField)\b/.test(text))
  );
};

/** In the file itself or in a file of its feature that it imports; a form's view imports the type of its state. */
const keeps = (path: string, seen = new Set<string>()): boolean => {
  const text = sources[path];
  if (text === undefined || seen.has(path)) return false;
  seen.add(path);
  // A form keeps a draft or asks, unless it opts out of both.
  if (/\b(?:useForm[<(]|FormState<)/.test(text) && !text.includes('asks: false')) return true;
  if (/\buse(?:Draft|DraftOf|KeptText|UnloadGuard)[<(]|<LeaveQuestion\b/.test(text)) return true;
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => to);
  return imported.some((to) => !to.includes('/public.ts') && keeps(resolved(path, to), seen));
};

const resolved = (path: string, to: string): string => {
  const { pathname } = new URL(to, `file:///src/shared/forms/${path}`);
  return pathname.replace('/src/', '../../');
};
