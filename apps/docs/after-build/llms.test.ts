import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../.vitepress/dist', import.meta.url));
const read = (file: string) => readFileSync(`${dist}/${file}`, 'utf8');
const linked = [...read('llms.txt').matchAll(/\]\((\/[^)]+\.md)\)/g)].map(([, path = '']) => path);
const pages = ['guides', 'reference', 'changelog'].flatMap((folder) =>
  readdirSync(`${dist}/${folder}`)
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${folder}/${name.replace('.html', '.md')}`),
);

test('llms.txt links to each English page, and to nothing else', () => {
  assert.ok(pages.length > 50);
  assert.deepEqual(linked.toSorted(), pages.toSorted());
});

test('each page is Markdown beside the page, with its heading and its samples', () => {
  for (const path of pages) {
    assert.ok(existsSync(dist + path), `${path} does not exist`);
    const text = read(path.slice(1));
    assert.match(text, /^# \S/m, `${path} has no heading`);
    assert.doesNotMatch(text, /^<<< /m, `${path} names a sample instead of showing it`);
  }
  assert.match(read('guides/first-payment.md'), /createClient\(/);
  assert.match(read('reference/refunds.md'), /^## createRefund$/m);
});

test('llms-full.txt contains guides and reference', () => {
  const full = read('llms-full.txt');

  for (const heading of ['# Errors', '# Assistants (MCP)', '## createRefund', '## DPAY_PAYMENT_NOT_FOUND'])
    assert.ok(full.includes(`\n${heading}\n`), `${heading} is missing`);
});
