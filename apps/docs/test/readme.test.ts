import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test, vi } from 'vitest';
import * as snap from '@dasbor/sdk/snap';
import * as webhooks from '@dasbor/sdk/webhooks';

// The receivers that the package's README shows, run as they stand there: what anybody may send must not end a merchant's process.
const readme = readFileSync(new URL('../../../packages/sdk/README.md', import.meta.url), 'utf8');
const blocks = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, block = '']) => block);
const receivers = blocks.filter((block) => /await verify\w+\(/.test(block));
const blockWith = (text: string) => receivers.find((block) => block.includes(text)) ?? '';

function running(block: string, around: object): (...given: unknown[]) => Promise<unknown> {
  const code = stripTypeScriptTypes(block)
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export /gm, '');
  const known = { ...snap, ...webhooks, ...around };
  return new Function(...Object.keys(known), `${code}\nreturn typeof POST === 'function' ? POST : undefined`)(
    ...Object.values(known),
  );
}

const secrets = 'whsec_ZGFzYm9yLWRvY3Mtc2FtcGxlLXNlY3JldC0wMDAx';
const unsigned = () => new Request('http://shop.test/webhooks', { method: 'POST', body: '{}' });

test('each of its receivers is run here', () => {
  expect(receivers).toHaveLength(3);
});

test('its receiver of webhooks answers 400 to a body that nobody signed', async () => {
  const receive = running(blockWith('fromRequest(request)'), {});

  expect(await receive(unsigned())).toHaveProperty('status', 400);
});

test('its receiver of SNAP notices answers 401 to a body that nobody signed', async () => {
  const receive = running(blockWith('verifySnapCallback'), {});

  expect(await receive(unsigned())).toHaveProperty('status', 401);
});

test.each([
  ['400 to a body that nobody signed', 400, {}, undefined],
  ['500 to a mistake of its own', 500, undefined, new Error('no database')],
])('its receiver in Express answers %s', async (_, wanted, headers, mistake) => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const handlers: ((request: object, response: object) => Promise<unknown>)[] = [];
  const app = { post: (...given: unknown[]) => handlers.push(given.at(-1) as (typeof handlers)[0]) };
  const around = mistake && { verifyWebhook: () => Promise.reject(mistake) };
  running(blockWith('express.raw'), { app, express: { raw: () => undefined }, secrets, ...around });
  const status = vi.fn<(code: number) => object>(() => ({ send: () => undefined }));

  await handlers[0]?.({ body: Buffer.from('{}'), headers }, { status, sendStatus: status });

  expect(status.mock.calls).toEqual([[wanted]]);
  expect(complain).toHaveBeenCalledTimes(mistake ? 1 : 0);
});
