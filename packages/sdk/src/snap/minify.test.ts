import { describe, expect, it } from 'vitest';
import { minifyJson } from './minify.ts';

describe('minifying a body', () => {
  it.each([
    ['leaves out what JSON may do without', '{ "a" : [ 1 ,\r\n\t2 ] }\n', '{"a":[1,2]}'],
    ['keeps what stands in strings', '{"notes": "dua  kata\t"}', '{"notes":"dua  kata\t"}'],
    [
      'knows an escaped quote',
      String.raw`{"a": "say \" now", "b" : 1}`,
      String.raw`{"a":"say \" now","b":1}`,
    ],
    [
      'knows an escaped backslash before a quote',
      String.raw`{"a": "c:\\", "b": 1}`,
      String.raw`{"a":"c:\\","b":1}`,
    ],
    [
      'changes no number',
      '{"value": 10000.00, "big": 12345678901234567890}',
      '{"value":10000.00,"big":12345678901234567890}',
    ],
    [
      'changes no escape',
      String.raw`{"url": "https:\/\/a", "e": "\u00e9"}`,
      String.raw`{"url":"https:\/\/a","e":"\u00e9"}`,
    ],
    ['keeps the order of keys', '{"b": 1, "a": 2}', '{"b":1,"a":2}'],
    ['keeps a no-break space, which is none of JSON', '{\u00a0}', '{\u00a0}'],
    ['makes nothing of nothing', ' \n', ''],
    ['leaves what is minified', '{"a":"b c"}', '{"a":"b c"}'],
  ])('%s', (_, given, want) => {
    expect(minifyJson(given)).toBe(want);
  });

  it('matches JSON.stringify, whatever the formatting', () => {
    const value = { a: [1, 'x y', { 'k ey': null }], b: ' lead', c: '"quoted" \\ ', d: true };

    for (const space of [0, 2, '\t'])
      expect(minifyJson(JSON.stringify(value, null, space))).toBe(JSON.stringify(value));
  });

  it('handles a megabyte of unterminated strings quickly', () => {
    expect(minifyJson('"\\"'.repeat(350_000))).toHaveLength(1_050_000);
  });
});
