import fastify from 'fastify';
import { expect, test } from 'vitest';
import { tellRefusedOrigins } from './refused-origins.ts';

test('the log names a rejected origin once, and no accepted one', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  tellRefusedOrigins(app, ['https://dasbor.toko.id']);
  app.get('/', () => 'ok');
  const askFrom = (origin?: string) =>
    app.inject({ url: '/', headers: { host: 'api.test', ...(origin && { origin }) } });

  for (const origin of [
    'http://192.168.1.7:4000',
    'http://192.168.1.7:4000',
    'https://dasbor.toko.id',
    'http://api.test',
  ])
    await askFrom(origin);
  await askFrom();
  await app.close();

  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      origin: 'http://192.168.1.7:4000',
      msg: expect.stringContaining('DASHBOARD_ORIGINS'),
    }),
  ]);
});

test('made-up origins do not flood the log', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  tellRefusedOrigins(app, []);
  app.get('/', () => 'ok');

  for (let made = 0; made < 30; made += 1)
    await app.inject({ url: '/', headers: { origin: `http://${made}.${'x'.repeat(300)}` } });
  await app.close();

  expect(lines).toHaveLength(20);
  expect(lines[0]!.length).toBeLessThan(600);
});
