import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { advisoryFaults, readAdvisories, UNANSWERED } from './audit.mjs';
import { licenceFaults } from './licences.mjs';

const POLICY = { ships: ['apps/api'], licences: ['MIT'], exceptions: [], advisories: [] };
const TODAY = '2026-11-29';
const part = (name, ...licenses) => ({ name, version: '1.0.0', licenses });
const mit = { license: { id: 'MIT' } };
const exception = (name, licence) => ({ package: name, licence, reason: 'x' });

test('a licence that is not allowed, an expression and a missing one are faults', () => {
  const parts = [
    part('good', mit),
    part('agpl', { license: { id: 'AGPL-3.0-only' } }),
    part('either', { expression: '(MIT OR GPL-2.0)' }),
    part('both', mit, { license: { name: 'Custom' } }),
    part('nothing'),
  ];

  assert.deepEqual(licenceFaults(parts, POLICY), [
    'agpl 1.0.0: the licence is AGPL-3.0-only',
    'either 1.0.0: the licence is (MIT OR GPL-2.0)',
    'both 1.0.0: the licence is MIT AND Custom',
    'nothing 1.0.0: the licence is none',
  ]);
});

test('an exception is for one package and licence, and is removed when nothing needs it', () => {
  const exceptions = [exception('lib-*', 'LGPL'), exception('old', 'none'), exception('other-*', 'GPL')];
  const parts = [
    part('lib-x64', { license: { id: 'LGPL' } }),
    part('lib-arm64', { license: { id: 'AGPL' } }),
  ];

  assert.deepEqual(licenceFaults(parts, { ...POLICY, exceptions }), [
    'lib-arm64 1.0.0: the licence is AGPL',
    'old: nothing ships it under none; remove the exception',
  ]);
});

const found = [
  { id: 'GHSA-1', name: 'ajv', severity: 'high', title: 'Loops', paths: ['apps__api>fastify>ajv'] },
  { id: 'GHSA-2', name: 'webpack', severity: 'low', title: 'Leaks', paths: ['bench>webpack'] },
];
const accepted = (id, until) => ({ id, until, reason: 'not reachable' });

test('an advisory about what ships is a fault, one about a tool is not', () => {
  assert.deepEqual(advisoryFaults(found, POLICY, TODAY), ['GHSA-1: high in ajv: Loops']);
});

test('an accepted advisory passes up to its last day', () => {
  const given = (until) => ({ ...POLICY, advisories: [accepted('GHSA-1', until)] });

  assert.deepEqual(advisoryFaults(found, given(TODAY), TODAY), []);
  assert.match(
    advisoryFaults(found, given('2026-11-28'), TODAY).join(),
    /^GHSA-1: accepted until 2026-11-28/,
  );
  assert.match(advisoryFaults(undefined, given('2026-11-28'), TODAY).join(), /^GHSA-1: accepted until/);
});

test('an acceptance that nothing needs any more is a fault', () => {
  const advisories = [accepted('GHSA-1', '2027-01-01'), accepted('GHSA-9', '2027-01-01')];

  assert.deepEqual(advisoryFaults(found, { ...POLICY, advisories }, TODAY), [
    'GHSA-9: nothing that ships has it; remove the line',
  ]);
});

test('no answer of the registry is a fault only where one is required', () => {
  assert.deepEqual(advisoryFaults(undefined, POLICY, TODAY), []);
  assert.deepEqual(advisoryFaults(undefined, POLICY, TODAY, { mustAnswer: true }), [UNANSWERED]);
});

let server;
let answer;
before(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => answer(response));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
});
after(() => server.close());
const registry = () => ({ pnpm_config_registry: `http://127.0.0.1:${server.address().port}` });

test('the registry is asked about the packages of the lockfile', async () => {
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
  const advisory = { id: 1, url, title: 'Loops', severity: 'high', vulnerable_versions: '<99', cwe: [] };
  answer = (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ fastify: [advisory] }));

  const [one] = (await readAdvisories(registry())) ?? [];

  assert.deepEqual([one?.id, one?.name, one?.severity], ['GHSA-aaaa-bbbb-cccc', 'fastify', 'high']);
  assert.deepEqual(advisoryFaults([one], POLICY, TODAY), ['GHSA-aaaa-bbbb-cccc: high in fastify: Loops']);
});

test('a registry without an audit is told apart from one that found nothing', async () => {
  answer = (response) => response.writeHead(405).end();
  assert.equal(await readAdvisories(registry()), undefined);

  answer = (response) => response.setHeader('content-type', 'application/json').end('{}');
  assert.deepEqual(await readAdvisories(registry()), []);
});
