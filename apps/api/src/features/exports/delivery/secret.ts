import type { SftpSecret } from '../../../platform/outgoing/sftp.ts';
import type { Vault } from '../../../platform/vault.ts';
import type { StoredTarget } from './repository.ts';

/** The server is part of it: a password that somebody moved to another server in the database cannot be opened. */
const placeOf = (scheduleId: string, { host, port, user, authentication }: StoredTarget['target']): string =>
  ['sftp', scheduleId, authentication, user, host, port].join(' ');

type Sealed = StoredTarget & { scheduleId: string };

export const openSecret = (vault: Vault, { scheduleId, target, sealed }: Sealed): SftpSecret => ({
  kind: target.authentication,
  text: vault.open(sealed, placeOf(scheduleId, target)),
});

export const sealSecret = (
  vault: Vault,
  { scheduleId, target, text }: Omit<Sealed, 'sealed'> & { text: string },
): string => vault.seal(text, placeOf(scheduleId, target));
