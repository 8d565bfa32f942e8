import type { Logger } from 'pino';
import type { Tx } from '../../../platform/db/tx.ts';
import { readSnapIdentity } from '../../../platform/snap-identity.ts';
import type { Vault } from '../../../platform/vault.ts';
import { openSecrets, validSecrets } from '../secrets.ts';
import type { SealedSecret } from '../secrets.ts';
import type { Claimed } from './claim.ts';
import type { Signers } from './message.ts';

type Signed = Pick<Claimed, 'merchant_id' | 'mode' | 'webhook_id' | 'api_kind'>;
type With = { vault: Vault; now: Date };

/** Undefined where nothing can sign: then nothing is sent. */
export type SignersOf = (webhookId: string) => Signers | undefined;

/** What signs for each of them. */
export const readSigners = async (
  tx: Tx,
  webhooks: readonly Signed[],
  { log, ...given }: With & { log: Logger },
): Promise<SignersOf> => {
  if (webhooks.length === 0) return () => undefined;
  const known = new Map(webhooks.map((one) => [one.webhook_id, one]));
  const keys = [...known.values()].map(keyOf);
  const sealed = Map.groupBy(await validSecrets(tx, keys, given.now), (one) => one.webhook_id);
  const signers = new Map<string, Signers>();
  for (const [id, webhook] of known) {
    try {
      signers.set(id, await open(tx, webhook, sealed.get(id) ?? [], given));
    } catch (error) {
      // Sealed with another key: this one waits for it, the others are not held up.
      log.error({ err: error, webhook: id }, 'the secrets of a webhook cannot be opened');
    }
  }
  return (id) => signers.get(id);
};

export const signersFor = async (tx: Tx, webhook: Signed, given: With): Promise<Signers> =>
  open(tx, webhook, await validSecrets(tx, [keyOf(webhook)], given.now), given);

/** The webhook's own secrets, or Dasbor's key of the mode where it is told in SNAP. */
const open = async (
  tx: Tx,
  { api_kind: kind, mode }: Signed,
  sealed: readonly SealedSecret[],
  { vault, now }: With,
): Promise<Signers> =>
  kind === 'snap'
    ? { kind, snap: await readSnapIdentity(tx, { vault, mode, now }) }
    : { kind, secrets: openSecrets(vault, sealed) };

const keyOf = ({ merchant_id, mode, webhook_id }: Signed) => ({ merchant_id, mode, webhook_id });
