import { readSealingKeys, readSecrets } from './config.ts';
import type { Config } from './config.ts';
import type { Db } from './platform/db/db.ts';
import { readKeptKeys } from './platform/keys/kept-keys.ts';
import type { KeptKeys } from './platform/keys/kept-keys.ts';
import type { Keys } from './platform/keys/keys.ts';
import { makeVault } from './platform/vault.ts';
import type { Vault } from './platform/vault.ts';

/** Everything that is secret in a process: of the configuration, and of the database that it opens. */
export type Secrets = { signing: Keys; kept: KeptKeys; vault: Vault };

export const openSecrets = (config: Config, db: Db): Promise<Secrets> => {
  const signing = readSecrets(config);
  return secretsOf(db, { signing, sealing: readSealingKeys(config, signing) });
};

export const secretsOf = async (
  db: Db,
  { signing, sealing }: { signing: Keys; sealing: Keys },
): Promise<Secrets> => {
  const kept = await readKeptKeys(db, { signing, sealing, vault: makeVault(sealing) });
  return { signing, kept, vault: makeVault(sealing, kept.digest) };
};
