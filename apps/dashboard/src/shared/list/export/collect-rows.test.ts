import { expect, test, vi } from 'vitest';
import { collectRows, type PageOf, type PageRequest } from './collect-rows.ts';

const live = new AbortController().signal;

/** A fake server with `total` numbered rows. */
const serverOf = (total: number) =>
  vi.fn<(request: PageRequest) => Promise<PageOf<number>>>(async (request) => {
    const from = request.action === 'next' ? Number(request.cursor) : 0;
    const to = Math.min(from + request.limit, total);
    const data = Array.from({ length: to - from }, (_, index) => from + index);
    return { data, page: { has_next: to < total, next_cursor: to < total ? String(to) : null } };
  });

test('fetches every row in pages of 100 and counts them', async () => {
  const counted: number[] = [];
  const fetchPage = serverOf(250);

  const { rows, cut } = await collectRows({
    fetchPage,
    max: 1000,
    signal: live,
    onProgress: (n) => counted.push(n),
  });

  expect(rows).toHaveLength(250);
  expect(new Set(rows).size).toBe(250);
  expect(cut).toBe(false);
  expect(counted).toEqual([100, 200, 250]);
});

test('exactly the limit is not truncated', async () => {
  const { rows, cut } = await collectRows({
    fetchPage: serverOf(200),
    max: 200,
    signal: live,
    onProgress: () => {},
  });

  expect(rows).toHaveLength(200);
  expect(cut).toBe(false);
});

test('stops at the limit and reports it', async () => {
  const { rows, cut } = await collectRows({
    fetchPage: serverOf(201),
    max: 200,
    signal: live,
    onProgress: () => {},
  });

  expect(rows).toHaveLength(200);
  expect(cut).toBe(true);
});

test('requests no further page after an abort', async () => {
  const stop = new AbortController();
  const fetchPage = serverOf(1000);

  const collecting = collectRows({
    fetchPage,
    max: 1000,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });

  await expect(collecting).rejects.toThrow('aborted');
  expect(fetchPage).toHaveBeenCalledTimes(1);
});
