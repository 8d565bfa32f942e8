import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newsOf, withNews } from './whats-new.mjs';

const TEXT = '---\npage: /exports\n---\n\n## Ekspor\n\nUnduh.\n\n## Exports\n\nDownload.\n';
const ENTRY = newsOf('2026-11-29-exports.md', TEXT);

test('an entry has its page and both languages', () => {
  assert.deepEqual(ENTRY, {
    id: '2026-11-29-exports',
    page: '/exports',
    words: { id: { title: 'Ekspor', text: 'Unduh.' }, en: { title: 'Exports', text: 'Download.' } },
  });
});

test('a wrong name or a missing language is refused', () => {
  assert.throws(() => newsOf('exports.md', TEXT), /is not named like/);
  assert.throws(() => newsOf('2026-11-29-exports.md', TEXT.slice(0, 40)), /README/);
});

test('a release has the news that no earlier release has', () => {
  const released = '# @dasbor/sdk\n\n## 0.2.0\n\n### Minor Changes\n\n- More.\n\n## 0.1.0\n\n- Old.\n';
  const changelog = withNews(released, [ENTRY]);

  assert.equal(
    changelog,
    '# @dasbor/sdk\n\n## 0.2.0\n\n### Minor Changes\n\n- More.\n\n### In the dashboard\n\n- **Exports**: Download.\n\n## 0.1.0\n\n- Old.\n',
  );
  assert.equal(withNews(changelog, [ENTRY]), changelog);
});
