import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../.vitepress/dist', import.meta.url));
const read = (file: string) => readFileSync(`${dist}/${file}`, 'utf8');
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const guides = pages.filter((file) => file.startsWith('id/guides/'));

test('an Indonesian page says its language and has no English word of the theme', () => {
  assert.ok(guides.length > 20);
  for (const file of [...guides, 'id/index.html', 'id/changelog/all.html']) {
    const page = read(file);
    assert.match(page, /<html lang="id-ID"/, file);
    for (const word of ENGLISH) assert.ok(!page.includes(word), `${file} has “${word}”`);
  }
});

const ENGLISH = [
  '>On this page<',
  '>Search<',
  '>Previous page<',
  '>Next page<',
  '>Return to top<',
  '>Appearance<',
  '>Skip to content<',
  'Change language',
  'Copy Code',
  'Permalink to',
  'Main Navigation',
  'Sidebar Navigation',
  '>Pager<',
  'mobile navigation',
  'extra navigation',
  'toggle section',
];

// VitePress checks the links of Markdown, and not those that its language menu makes of the page's address.
test('the language menu of each page leads to a page', () => {
  const lost = pages
    .filter((file) => file !== '404.html')
    .flatMap((file) =>
      [...read(file).matchAll(/<a class="VPLink link"[^>]* href="(\/[^"#]*)"/g)]
        .map(([, path = '']) => path.replace(/\/$/, '/index'))
        .filter((path) => !existsSync(`${dist}${path}.html`))
        .map((path) => `${file} → ${path}`),
    );

  assert.deepEqual(lost, []);
});

test('each language searches its own guides, and each guide in Indonesian too', () => {
  const chunks = `${dist}/assets/chunks`;
  const indexOf = (language: string) => {
    const file = readdirSync(chunks).find((name) => name.startsWith(`@localSearchIndex${language}.`));
    assert.ok(file, `there is no index of ${language}`);
    return readFileSync(`${chunks}/${file}`, 'utf8');
  };
  const [english, indonesian] = [indexOf('root'), indexOf('id')];

  for (const file of guides) {
    const address = `/${file.replace('.html', '')}#`;
    assert.ok(indonesian.includes(address), `${address} is not found`);
    assert.ok(!english.includes(address), `${address} is found in English`);
  }
  assert.ok(
    !indonesian.includes('/id/reference/'),
    'the pages that only lead to the English reference are found',
  );
});

test('an Indonesian guide is Markdown too, beside its page', () => {
  for (const file of guides) {
    const text = read(file.replace('.html', '.md'));
    assert.match(text, /^# \S/m, file);
    assert.doesNotMatch(text, /^<<< /m, file);
  }
});
