import { describe, expect, it } from 'vitest';
import {
  keepsSecret,
  nextDeliveryAt,
  SFTP_FAILURES,
  SFTP_TRIES,
  sftpFolderProblem,
  sftpHostProblem,
  sftpPortProblem,
  sftpProblems,
} from './index.ts';

describe('the host of an SFTP server', () => {
  it.each([
    ['sftp.kopi.id', undefined],
    ['1.1.1.1', undefined],
    ['2606:4700::1111', undefined],
    ['', 'DPAY_REQUIRED'],
    ['  ', 'DPAY_REQUIRED'],
    ['sftp://kopi.id', 'DPAY_SFTP_HOST_INVALID'],
    ['kopi.id:22', 'DPAY_SFTP_HOST_INVALID'],
    ['kopi.id/masuk', 'DPAY_SFTP_HOST_INVALID'],
    ['budi@kopi.id', 'DPAY_SFTP_HOST_INVALID'],
    ['kopi id', 'DPAY_SFTP_HOST_INVALID'],
    ['kopi..id', 'DPAY_SFTP_HOST_INVALID'],
    ['[::1]', 'DPAY_SFTP_HOST_INVALID'],
    ['ko\u200bpi.id', 'DPAY_SFTP_HOST_INVALID'],
    ['localhost', 'DPAY_SFTP_HOST_PRIVATE'],
    ['gudang', 'DPAY_SFTP_HOST_PRIVATE'],
    ['nas.lan', 'DPAY_SFTP_HOST_PRIVATE'],
    ['127.0.0.1', 'DPAY_SFTP_HOST_PRIVATE'],
    ['2130706433', 'DPAY_SFTP_HOST_PRIVATE'],
    ['10.0.0.1', 'DPAY_SFTP_HOST_PRIVATE'],
    ['169.254.169.254', 'DPAY_SFTP_HOST_PRIVATE'],
    ['::1', 'DPAY_SFTP_HOST_PRIVATE'],
    ['::ffff:127.0.0.1', 'DPAY_SFTP_HOST_PRIVATE'],
    ['fd00:ec2::254', 'DPAY_SFTP_HOST_PRIVATE'],
  ])('%s gives %s', (host, want) => {
    expect(sftpHostProblem(host, { loopback: false })?.code).toBe(want);
  });

  it('may be this machine in the embedded mode, but no other private one', () => {
    expect(sftpHostProblem('localhost', { loopback: true })).toBeUndefined();
    expect(sftpHostProblem('10.0.0.1', { loopback: true })?.code).toBe('DPAY_SFTP_HOST_PRIVATE');
  });
});

it.each([
  [22, true],
  [1024, true],
  [2222, true],
  [65_535, true],
  [0, false],
  [21, false],
  [25, false],
  [1023, false],
  [65_536, false],
  [22.5, false],
])('port %s is allowed: %s', (port, want) => {
  expect(sftpPortProblem(port) === undefined).toBe(want);
});

it.each([
  ['', true],
  ['masuk', true],
  ['/data/masuk harian', true],
  ['a/../b', false],
  ['..', false],
  ['a..b', true],
  ['masuk\\harian', false],
  ['masuk\n', false],
  ['ma\u202esuk', false],
])('folder %j is allowed: %s', (folder, want) => {
  expect(sftpFolderProblem(folder) === undefined).toBe(want);
});

it('lists the problems of all fields', () => {
  const found = sftpProblems({ host: '', port: 25, user: ' ', folder: '../' }, { loopback: false });
  expect(found.map(({ field }) => field)).toEqual(['host', 'port', 'user', 'folder']);
});

const NOW = new Date('2026-11-20T23:00:00Z');

it('is tried six times within about four hours, each pause longer than the one before', () => {
  const pauses: number[] = [];
  for (let tries = 1; tries < SFTP_TRIES; tries += 1)
    pauses.push((Number(nextDeliveryAt(tries, 'timeout', NOW)) - Number(NOW)) / 60_000);
  expect(pauses).toEqual([1, 5, 15, 60, 180]);
  expect(nextDeliveryAt(SFTP_TRIES, 'timeout', NOW)).toBeUndefined();
});

it('is not tried again if the key changed, the sign-in failed or there is nothing to send', () => {
  const final = SFTP_FAILURES.filter((failure) => !nextDeliveryAt(1, failure, NOW));
  expect(final).toEqual([
    'address_blocked',
    'host_key_changed',
    'sign_in_failed',
    'right_removed',
    'file_missing',
  ]);
});

it('a stored password stays with its server, port and user', () => {
  const target = { host: 'sftp.kopi.id', port: 22, user: 'laporan', folder: 'a' };
  expect(keepsSecret(target, { ...target, folder: 'b' })).toBe(true);
  for (const other of [{ host: 'evil.id' }, { port: 2222 }, { user: 'root' }])
    expect(keepsSecret(target, { ...target, ...other })).toBe(false);
});
