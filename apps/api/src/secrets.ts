import { readSealingKeys, readSecrets } from './config.ts';
import type { Config } from './config.ts';
import type { Db } from './platform/db/db.ts';
import { readKeptKeys } from './platform/keys/kept-keys.ts';
import type { KeptKeys } from './platform/keys/kept-keys.ts';
import type { Keys } from './platform/keys/keys.ts';
import { makeVault } from './platform/vault.ts';
import type { Vault } from './platform/vault.ts';
import { SEALED_PLACES } from './sealed-places.ts';

/** Everything that is secret in a process: of the configuration, and of the database that it opens. */
export type Secrets = { signing: Keys; kept: KeptKeys; vault: Vault };

/** For a server: the first one on a database stores the keys that outlive rotations. */
export const openSecrets = (config: Config, db: Db): Promise<Secrets> => secretsOf(db, keysOf(config));

/** For a command: stores nothing. */
export const readSecretsOf = (config: Config, db: Db): Promise<Secrets> =>
  secretsOf(db, keysOf(config), { stores: false });

const keysOf = (config: Config): { signing: Keys; sealing: Keys } => {
  const signing = readSecrets(config);
  return { signing, sealing: readSealingKeys(config, signing) };
};

export const secretsOf = async (
  db: Db,
  { signing, sealing }: { signing: Keys; sealing: Keys },
  { stores = true } = {},
): Promise<Secrets> => {
  const vault = makeVault(sealing);
  const kept = await readKeptKeys(db, { signing, sealing, vault, places: SEALED_PLACES, stores });
  return { signing, kept, vault: makeVault(sealing, kept.digest) };
};
