import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { it } from 'node:test';
import { portInUse, portsOf, stopSentence } from './before-the-steps.mjs';

it('a failure outside all steps is one sentence, without a stack', () => {
  assert.equal(
    stopSentence(new Error('The contract could not be built:\n  openapi.yaml is not YAML.\n    at gen.mjs')),
    'npm test stopped: The contract could not be built: openapi.yaml is not YAML.',
  );
  assert.equal(
    stopSentence(new TypeError('getaddrinfo ENOTFOUND npm.test')),
    'npm test stopped: getaddrinfo ENOTFOUND npm.test.',
  );
  assert.equal(stopSentence('no space'), 'npm test stopped: no space.');
});

it('several steps with a server also need the ports of the seeding server', () => {
  const seeding = { name: 'E2E_PORT', first: 4180, count: 2 };
  const docs = { ofServer: true, port: { name: 'DOCS_PORT', first: 4150, count: 3 } };
  const example = { ofServer: true, port: { name: 'EXAMPLE_PORT', first: 4160, count: 2 } };

  assert.deepEqual(portsOf([docs, {}], seeding), [docs.port]);
  assert.deepEqual(portsOf([docs, example], seeding), [docs.port, example.port, seeding]);
});

it('a port in use is named, with the variable that changes it', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();

  const busy = await portInUse([{ name: 'E2E_PORT', first: port - 1, count: 3 }], {});
  server.close();
  await once(server, 'close');

  assert.equal(
    busy,
    `Port ${port} is in use: stop the program that listens on it, or set E2E_PORT to another port.`,
  );
  assert.equal(
    await portInUse([{ name: 'E2E_PORT', first: 0, count: 1 }], { E2E_PORT: String(port) }),
    undefined,
  );
});
