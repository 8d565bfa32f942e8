import type { SealedPlace } from '../../../platform/keys/sealed-place.ts';
import type { SftpSecret } from '../../../platform/outgoing/sftp.ts';
import type { Vault } from '../../../platform/vault.ts';
import type { StoredTarget } from './repository.ts';

/** The server is part of it: a password that somebody moved to another server in the database cannot be opened. */
const placeOf = (
  scheduleId: string,
  {
    host,
    port,
    user,
    authentication,
  }: Pick<StoredTarget['target'], 'host' | 'port' | 'user'> & { authentication: string },
): string => ['sftp', scheduleId, authentication, user, host, port].join(' ');

type Sealed = StoredTarget & { scheduleId: string };

export const openSecret = (vault: Vault, { scheduleId, target, sealed }: Sealed): SftpSecret => ({
  kind: target.authentication,
  text: vault.open(sealed, placeOf(scheduleId, target)),
});

export const sealSecret = (
  vault: Vault,
  { scheduleId, target, text }: Omit<Sealed, 'sealed'> & { text: string },
): string => vault.seal(text, placeOf(scheduleId, target));

export const sftpSecretPlace: SealedPlace = {
  table: 'export_schedule',
  column: 'sftp_secret',
  key: ['merchant_id', 'mode', 'id'],
  columns: ['sftp_host', 'sftp_port', 'sftp_user', 'sftp_authentication'],
  contextOf: (row) =>
    placeOf(String(row['id']), {
      host: String(row['sftp_host']),
      port: Number(row['sftp_port']),
      user: String(row['sftp_user']),
      authentication: String(row['sftp_authentication']),
    }),
};
