import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestApp } from './app.ts';
import { NOW } from './trade.ts';

/** Opens `start` for all tests of a file. Before each test the clock is set to NOW and `reset` runs. */
export const standBy = <S extends { app: TestApp }>(
  start: () => Promise<S>,
  reset: (stand: S) => Promise<unknown> = async () => undefined,
): S => {
  const stand = {} as S;
  beforeAll(async () => {
    Object.assign(stand, await start());
  });
  afterAll(() => stand.app.close());
  beforeEach(async () => {
    stand.app.clock.set(new Date(NOW));
    await reset(stand);
  });
  return stand;
};
