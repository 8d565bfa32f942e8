import { expect, test } from 'vitest';
import { faultOf } from './faults.ts';

const coded = (code: string) => Object.assign(new Error('refused'), { code });

test.each([
  ['a connection that failed', coded('08006')],
  ['a connection that an administrator ended', coded('57P01')],
  ['a server that crashed', coded('57P02')],
  ['a server that is starting', coded('57P03')],
  ['a transaction that was idle too long', coded('25P03')],
  ['too many connections', coded('53300')],
  ['a port that nobody listens on', coded('ECONNREFUSED')],
  ['a connection that was reset', coded('ECONNRESET')],
  ['a host that no route leads to', coded('EHOSTUNREACH')],
  ['a name server that does not answer', coded('EAI_AGAIN')],
  ['a socket file that is gone', Object.assign(coded('ENOENT'), { syscall: 'connect' })],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a client that broke before', new Error('Client has encountered a connection error and is not queryable')],
  ['a pool without a free client', new Error('timeout exceeded when trying to connect')],
  ['a server that takes no connection in time', new Error('timeout expired')],
  ['an answer that does not come', new Error('Query read timeout')],
])('%s means that the service is unavailable', (_, error) => {
  expect(faultOf(error)).toBe('DPAY_SERVICE_UNAVAILABLE');
});

test.each([
  ['a text that is no number', coded('22P02'), 'DPAY_INVALID_REQUEST'],
  ['a broken constraint', coded('23505'), 'DPAY_INTERNAL_ERROR'],
  ['a file that is not there', Object.assign(coded('ENOENT'), { syscall: 'open' }), 'DPAY_INTERNAL_ERROR'],
  ['a mistake of ours', new TypeError('undefined is not a function'), 'DPAY_INTERNAL_ERROR'],
])('%s is %s', (_, error, want) => {
  expect(faultOf(error)).toBe(want);
});
