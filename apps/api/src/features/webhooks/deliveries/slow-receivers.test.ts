import { describe, expect, test } from 'vitest';
import { setStage } from '../testing/stage.ts';

const stage = setStage({ timeoutMs: 500 });

describe('a slow receiver', () => {
  test('delays no other, however long its queue', async () => {
    const [slow, quick] = [await stage.receiver(), await stage.receiver()];
    slow.answer(() => undefined);
    await stage.hooks.create({ url: slow.url });
    await stage.hooks.create({ url: quick.url });
    await stage.happenMany(40);

    const begun = performance.now();
    const done = stage.app.webhooks.drain();
    await quick.until(40);
    const ms = performance.now() - begun;

    // Here, one attempt to the slow receiver takes half a second, and dozens of them are queued first.
    expect(ms).toBeLessThan(2500);
    expect(slow.received.length).toBeLessThan(40);
    await done;
  }, 60_000);

  test('gets few connections at a time', async () => {
    const slow = await stage.receiver();
    let open = 0;
    let most = 0;
    slow.answer((_, response) => {
      open += 1;
      most = Math.max(most, open);
      response.on('close', () => (open -= 1));
    });
    await stage.hooks.create({ url: slow.url });
    await stage.happenMany(30);

    await stage.app.webhooks.drain();

    expect(most).toBeLessThanOrEqual(8);
  }, 60_000);
});
