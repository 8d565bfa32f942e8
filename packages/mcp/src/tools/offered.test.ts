import { expect, test } from 'vitest';
import { loadTools } from '../contract/load.ts';
import { type Rights, whyNot } from './offered.ts';

const tools = loadTools();
const WRITES: Rights = { scopes: { payments: 'write' }, mode: 'sandbox', allowWrites: true };

test.each<[string, string, Partial<Rights>, RegExp | undefined]>([
  ['a read with the read scope', 'listPayments', { scopes: { payments: 'read' } }, undefined],
  ['a read with the write scope', 'listPayments', {}, undefined],
  ['a read with the scope none', 'listPayments', { scopes: { payments: 'none' } }, /no scope payments:read/],
  ['a read of another resource', 'listOrders', {}, /no scope orders:read/],
  ['a read of any key', 'listBanks', { scopes: {} }, undefined],
  ['a write', 'createRefund', {}, undefined],
  [
    'a write with the read scope',
    'createRefund',
    { scopes: { payments: 'read' } },
    /no scope payments:write/,
  ],
  ['a write without the option', 'createRefund', { allowWrites: false }, /--allow-writes/],
  ['a simulation in live mode', 'simulatePayment', { mode: 'live' }, /only in sandbox mode/],
])('%s', (_, name, different, reason) => {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no tool ${name}.`);

  const said = whyNot(tool, { ...WRITES, ...different });

  if (reason) expect(said).toMatch(reason);
  else expect(said).toBeUndefined();
});
