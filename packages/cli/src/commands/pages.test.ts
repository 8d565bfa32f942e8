import { expect, test } from 'vitest';
import { ID_PREFIXES } from '../../../domain/src/kernel/id.ts';
import { run } from '../testing/run.ts';
import { PAGES } from './pages.ts';

const ULID = '01KAJ800000000000000000001';

test.each(Object.keys(PAGES))('%s is the prefix of an id, and leads to one page', async (prefix) => {
  expect(Object.values<string>(ID_PREFIXES)).toContain(prefix);

  const opened: string[] = [];
  const { code, said } = run(`open ${prefix}${ULID}`, {}, { browse: (url) => opened.push(url) });

  expect(await code).toBe(0);
  expect(opened).toEqual(said);
  expect(opened[0]).toMatch(new RegExp(`^http://localhost:4000/#/.*/${prefix}${ULID}$`));
});

test('--print opens nothing, and --dashboard leads to another host', async () => {
  const opened: string[] = [];
  const browse = (url: string) => opened.push(url);
  const { code, said } = run(`open ord_${ULID} --print --dashboard https://dasbor.example/`, {}, { browse });

  expect(await code).toBe(0);
  expect(opened).toEqual([]);
  expect(said).toEqual([`https://dasbor.example/#/orders/ord_${ULID}`]);
});
