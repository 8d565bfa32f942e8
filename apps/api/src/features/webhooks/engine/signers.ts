import type { Logger } from 'pino';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { readSnapIdentity } from '../../../platform/snap/identity.ts';
import type { Vault } from '../../../platform/vault.ts';
import { openSecrets, validSecrets } from '../secrets.ts';
import type { Claimed } from './claim.ts';
import type { Signers } from './message.ts';

type With = { vault: Vault; now: Date };
type Webhook = Pick<Claimed, 'mode' | 'webhook_id' | 'api_kind'>;

/** Undefined if no key can sign: then nothing is sent. */
export type SignersOf = (webhookId: string) => Signers | undefined;

/** Reads the signing keys of each webhook. */
export const readSigners = async (
  tx: Tx,
  claimed: readonly Claimed[],
  { log, ...given }: With & { log: Logger },
): Promise<SignersOf> => {
  const webhooks = new Map(claimed.map((one) => [one.webhook_id, one]));
  const signers = new Map<string, Signers>();
  for (const [id, webhook] of webhooks) {
    try {
      signers.set(id, await signersFor(tx, webhook, webhook.secrets ?? [], given));
    } catch (error) {
      // Encrypted with another key: this webhook waits, the others go on.
      log.error({ err: error, webhook: id }, 'the secrets of a webhook cannot be opened');
    }
  }
  return (id) => signers.get(id);
};

export const readSignersOf = async (tx: Tx, webhook: Webhook, given: With): Promise<Signers> =>
  signersFor(tx, webhook, await validSecrets(tx, webhook.webhook_id, given.now), given);

/** The webhook's own secrets, or Dasbor's key of the mode for SNAP. */
const signersFor = async (
  tx: Tx,
  { api_kind: kind, mode, webhook_id: id }: Webhook & { mode: Mode },
  sealed: readonly string[],
  { vault, now }: With,
): Promise<Signers> =>
  kind === 'snap'
    ? { kind, snap: await readSnapIdentity(tx, { vault, mode, now }) }
    : { kind, keys: openSecrets(vault, id, sealed) };
