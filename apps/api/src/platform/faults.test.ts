import { expect, test } from 'vitest';
import { faultOf } from './faults.ts';

const coded = (code: string) => Object.assign(new Error('refused'), { code });

test.each([
  ['a connection that failed', coded('08006')],
  ['a connection that an administrator terminated', coded('57P01')],
  ['a server that crashed', coded('57P02')],
  ['a server that is starting', coded('57P03')],
  ['a server that takes no writes', coded('25006')],
  ['a transaction that exceeded the idle timeout', coded('25P03')],
  ['too many connections', coded('53300')],
  ['a port where nothing listens', coded('ECONNREFUSED')],
  ['a connection that was reset', coded('ECONNRESET')],
  ['an unreachable host', coded('EHOSTUNREACH')],
  ['a name server that does not respond', coded('EAI_AGAIN')],
  ['a missing socket file', Object.assign(coded('ENOENT'), { syscall: 'connect' })],
  ['a closed connection', new Error('Connection terminated unexpectedly')],
  [
    'a client that broke earlier',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
  ['a connection timeout', new Error('timeout expired')],
  ['a query timeout', new Error('Query read timeout')],
])('%s means that the service is unavailable', (_, error) => {
  expect(faultOf(error)).toBe('DPAY_SERVICE_UNAVAILABLE');
});

test.each([
  ['a text that is not a number', coded('22P02'), 'DPAY_INVALID_REQUEST'],
  ['a violated constraint', coded('23505'), 'DPAY_INTERNAL_ERROR'],
  ['a missing file', Object.assign(coded('ENOENT'), { syscall: 'open' }), 'DPAY_INTERNAL_ERROR'],
  ['a bug', new TypeError('undefined is not a function'), 'DPAY_INTERNAL_ERROR'],
])('%s is %s', (_, error, want) => {
  expect(faultOf(error)).toBe(want);
});
