import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createMarkdownRenderer } from 'vitepress';
import { expect, test } from 'vitest';
import { changes } from '../changelog/changes.ts';
import indonesianReference from '../id/reference/[tag].paths.ts';
import reference from '../reference/[tag].paths.ts';
import { GUIDES_BY_LANGUAGE } from './languages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const markdown = await createMarkdownRenderer(root, {}, '/');

/** Every page of the site as the site renders it, by its address; the samples hold no links. */
const sources = [
  ['/', readFileSync(`${root}/index.md`, 'utf8')] as const,
  ['/id/', readFileSync(`${root}/id/index.md`, 'utf8')] as const,
  ...Object.values(GUIDES_BY_LANGUAGE)
    .flat()
    .map(({ name, text }) => [`/${name.replace('.md', '')}`, text] as const),
  ...reference.paths().map(({ params, content }) => [`/reference/${params.tag}`, content] as const),
  ...indonesianReference
    .paths()
    .map(({ params, content }) => [`/id/reference/${params.tag}`, content] as const),
  ['/changelog/all', changes('en')] as const,
  ['/id/changelog/all', changes('id')] as const,
];
const pages = new Map<string, string>(
  sources.map(([address, source]) => {
    const html = markdown.render(source.replaceAll(/^<<<.*$/gm, ''), { cleanUrls: true });
    return [address, html] as const;
  }),
);
const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
const ids = new Map<string, Set<string | undefined>>(
  [...pages].map(([address, html]) => [address, idsOf(html)]),
);

test.each([...pages])('every link of %s to a place of the site arrives', (address, html) => {
  const lost = [...html.matchAll(/ href="([^"]+)"/g)]
    .map(([, href = '']) => new URL(href, `http://docs.test${address}`))
    .filter(({ host }) => host === 'docs.test')
    .filter(({ pathname, hash }) => {
      const there = ids.get(pathname.replace('.html', ''));
      return !there || (hash && !there.has(decodeURIComponent(hash.slice(1))));
    });

  expect(lost.map(({ pathname, hash }) => pathname + hash)).toEqual([]);
});

test('links with an anchor are found at all', () => {
  expect(pages.get('/reference/payments')).toContain('href="/reference/error-codes#dpay-invalid-cursor"');
});

test('an Indonesian page links to the Indonesian twin of a page that has one', () => {
  const english = [...pages].flatMap(([address, html]) =>
    address.startsWith('/id/') && !address.startsWith('/id/reference/')
      ? [...html.matchAll(/ href="(\/?[^":#]+)/g)]
          .map(([, href = '']) => new URL(href, `http://docs.test${address}`).pathname.replace('.html', ''))
          .filter((path) => /^\/(guides|changelog)\//.test(path))
          .map((path) => `${address} → ${path}`)
      : [],
  );

  expect(english).toEqual([]);
});
