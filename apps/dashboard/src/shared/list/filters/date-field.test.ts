import { expect, test } from 'vitest';

test('no date or time uses a native field, which follows the browser’s language', () => {
  const files = import.meta.glob<string>('../../../**/*.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const own = Object.entries(files).filter(([, text]) =>
    /type="(?:date|time|month|week|datetime-local)"/.test(text),
  );

  expect(own.map(([file]) => file)).toEqual([]);
});
