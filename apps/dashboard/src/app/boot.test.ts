import { PUBLIC_ROUTES } from '@dasbor/domain/access';
import { beforeEach, describe, expect, it } from 'vitest';
import html from '../../index.html?raw';
import authEn from '../features/auth/locales/en.json';
import authId from '../features/auth/locales/id.json';
import { system } from '../shared/ui/theme/system.ts';

const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

describe('the frame before any script runs', () => {
  it('opts out of translation: the page has both languages, and React cannot update moved text nodes', () => {
    const { documentElement, head } = new DOMParser().parseFromString(html, 'text/html');

    expect(documentElement.translate).toBe(false);
    expect(head.querySelector('meta[name=google]')?.getAttribute('content')).toBe('notranslate');
  });

  it('defines no colors of its own', () => {
    const known = new Set(system.tokens.allTokens.map((token) => String(token.value).toLowerCase()));

    for (const [hex] of style.matchAll(/#[0-9a-f]{6}/g)) expect(known).toContain(hex);
  });

  it.each([
    ['id', authId],
    ['en', authEn],
  ])('shows in %s the same words as the login page', (language, words) => {
    const texts = [...html.matchAll(new RegExp(`<span lang="${language}"\\s*>([^<]+)<`, 'g'))].map(
      ([, text]) => text?.replace(/\s+/g, ' ').trim(),
    );

    const { login, frame } = words;
    expect(texts).toEqual([
      login.title,
      login.intro,
      login.password,
      login.forgot,
      login.submit,
      frame.claim,
      frame.detail,
    ]);
  });
});

describe('the script before the first paint', () => {
  beforeEach(() => {
    document.documentElement.className = '';
    location.hash = '';
  });

  const run = () => {
    new Function(script)();
    const { lang, dataset, classList } = document.documentElement;
    return { lang, boot: dataset['boot'], dark: classList.contains('dark') };
  };

  // spec 1.3
  it('draws the login page in Indonesian and the light theme for a first visit', () => {
    expect(run()).toEqual({ lang: 'id', boot: 'login', dark: false });
  });

  it('uses the chosen language and theme', () => {
    localStorage.setItem('dasbor.language', 'en');
    localStorage.setItem('dasbor.theme', 'dark');

    expect(run()).toEqual({ lang: 'en', boot: 'login', dark: true });
  });

  it('draws the shell for a signed-in user', () => {
    localStorage.setItem('dasbor.session', JSON.stringify({ signIn: {} }));

    expect(run().boot).toBe('shell');
  });

  it('draws the login page once the session has ended', () => {
    localStorage.setItem('dasbor.session', JSON.stringify({ ended: 'idle' }));

    expect(run().boot).toBe('login');
  });

  it.each(['/login/otp', ...PUBLIC_ROUTES.filter((route) => route !== '/login')])(
    'draws nothing before %s, another public page',
    (path) => {
      location.hash = `#${path}?token=t`;

      expect(run().boot).toBe('blank');
    },
  );
});
