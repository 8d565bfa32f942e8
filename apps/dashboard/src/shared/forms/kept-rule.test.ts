import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../../features/**/*.{ts,tsx}', '!**/*.{test,stories}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Here nothing is lost that somebody has worked on: a question to the server, a move of the clock, an address, a first password. */
const NO_WORK = [
  'auth/pages/email-not-verified-page.tsx',
  'auth/pages/forgot-password-page.tsx',
  'auth/pages/login-page.tsx',
  'auth/pages/reset-password-page.tsx',
  'simulator/components/clock/clock-field.tsx',
  'simulator/components/inquiry-form.tsx',
  'simulator/components/pay-form.tsx',
  'webhooks/components/sample-section.tsx',
];

it('loses nothing unasked that was typed in a form of a page: it keeps a draft, or what no storage may have is asked about', () => {
  const unkept = Object.keys(sources)
    .filter((path) => hasForm(path) && !keeps(path))
    .map((path) => path.replace('../../features/', ''));

  expect(unkept.sort()).toEqual(NO_WORK);
});

const hasForm = (path: string): boolean =>
  /<chakra\.form\b/.test(sources[path] ?? '') ||
  (path.includes('/pages/') && /<(?:Textarea|TextField|PasswordField)\b/.test(sources[path] ?? ''));

/** Itself, or by what it is made of in its own feature; also by a type, as the looks of a form are typed by what is behind them. */
function keeps(path: string, seen = new Set<string>()): boolean {
  const text = sources[path];
  if (text === undefined || seen.has(path)) return false;
  seen.add(path);
  if (/\buse(?:Draft|DraftOf|CheckedForm|UnloadGuard)[<(]/.test(text)) return true;
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => to);
  return imported.some((to) => !to.includes('/public.ts') && keeps(resolved(path, to), seen));
}

function resolved(path: string, to: string): string {
  const { pathname } = new URL(to, `file:///src/shared/forms/${path}`);
  return pathname.replace('/src/', '../../');
}
