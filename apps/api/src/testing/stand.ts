import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestApp } from './app.ts';
import { NOW } from './trade.ts';

/** What `start` opens, for all tests of a file, from the first on; before each the clock stands at NOW, and `reset` does the rest. */
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
