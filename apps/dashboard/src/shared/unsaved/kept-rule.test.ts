import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../features/**/*.{ts,tsx}', '../secrets/*.tsx', '!**/*.{test,stories}.*'],
  { query: '?raw', import: 'default', eager: true },
);

/**
 * Here nothing is lost that somebody has worked on: a name that is repeated, a question to the server, a move of the clock, an address, a first
 * password.
 */
const NO_WORK = [
  'auth/pages/email-not-verified-page.tsx',
  'auth/pages/forgot-password-page.tsx',
  'auth/pages/login-page.tsx',
  'auth/pages/reset-password-page.tsx',
  'secrets/revoke-section.tsx',
  'simulator/components/clock/clock-field.tsx',
  'simulator/components/inquiry-form.tsx',
  'simulator/components/pay-form.tsx',
  'webhooks/components/sample-section.tsx',
];

it('loses nothing unasked that was typed in a form of a page or in a dialog: it keeps a draft, or what no storage may have is asked about', () => {
  const unkept = Object.keys(sources)
    .filter((path) => hasForm(path) && !keeps(path))
    .map((path) => path.replace(/^.*?(?=features|secrets)(?:features\/)?/, ''));

  expect(unkept.sort()).toEqual(NO_WORK);
});

/** No link is within reach of a dialog, and a password is soon typed again. */
const NO_LINK = ['profile/forms/change-password-form.tsx', 'secrets/secret-dialog.tsx'];

it('asks of what no storage may have also before a link leads away from it', () => {
  const unasked = Object.keys(sources)
    .filter((path) => /\buseUnloadGuard\(/.test(sources[path] ?? ''))
    .map((path) => path.replace(/^.*?(?=features|secrets)(?:features\/)?/, ''));

  expect(unasked.sort()).toEqual(NO_LINK);
});

function hasForm(path: string): boolean {
  const text = sources[path] ?? '';
  const isWhole = path.includes('/pages/') || /<(?:ConfirmDialog|Dialog|Drawer)\b/.test(text);
  return (
    /<(?:chakra\.form|Form)\b/.test(text) || (isWhole && /<(?:Textarea|TextField|PasswordField)\b/.test(text))
  );
}

/** Itself, or by what it is made of in its own feature; also by a type, as the looks of a form are typed by what is behind them. */
function keeps(path: string, seen = new Set<string>()): boolean {
  const text = sources[path];
  if (text === undefined || seen.has(path)) return false;
  seen.add(path);
  // A form keeps a draft or asks, unless it says that it does neither.
  if (/\b(?:useForm\(|FormState<)/.test(text) && !text.includes('asks: false')) return true;
  if (/\buse(?:Draft|DraftOf|KeptText|UnloadGuard)[<(]|<LeaveQuestion\b/.test(text)) return true;
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => to);
  return imported.some((to) => !to.includes('/public.ts') && keeps(resolved(path, to), seen));
}

function resolved(path: string, to: string): string {
  const { pathname } = new URL(to, `file:///src/shared/forms/${path}`);
  return pathname.replace('/src/', '../../');
}
