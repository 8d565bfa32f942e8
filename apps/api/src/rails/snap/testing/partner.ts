import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { insertSnapKey, issueSnapSecret, setPublicKey } from '../../../features/snap-keys/public.ts';
import { readPublicKey } from '../../../platform/auth/rsa-keys.ts';
import { post } from '../../../platform/ledger/post.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { TestApp } from '../../../testing/app.ts';
import { A_LIVE, idOf, NOW } from '../../../testing/trade.ts';
import type { SnapSettings } from '../settings.ts';

/** A bank that speaks SNAP: another instance of this API, on its own database and port, where we are a merchant. */
export type SnapPartner = {
  app: TestApp;
  settings: SnapSettings;
  /** Ends our key, or with null lets it work again. */
  revoke: (at: Date | null) => Promise<void>;
};

const FUNDS = 5_000_000_000;
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();

export const startSnapPartner = async (): Promise<SnapPartner> => {
  const app = await startTestApp();
  await app.live.listen({ host: '127.0.0.1', port: 0 });
  const now = new Date(NOW);
  const clientId = idOf('snk', 1);
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = ${{ balance: true, disbursement: true }}`),
  );
  const clientSecret = await app.db.tenant(A_LIVE, async (tx) => {
    await insertSnapKey(tx, { id: clientId, name: 'SNAP', createdBy: null }, now);
    const key = readPublicKey(PEM);
    if (!key.ok) throw new Error('The key of the test is no public key.');
    await setPublicKey(tx, clientId, key.value, now);
    post(tx, now, [topUpPaid({ id: 'top_1', amount: rupiah(FUNDS) })]);
    return issueSnapSecret(tx, clientId, { now, vault: app.deps.vault });
  });
  return {
    app,
    settings: {
      url: `http://127.0.0.1:${(app.live.server.address() as AddressInfo).port}`,
      clientId,
      clientSecret,
      privateKey: pair.privateKey,
      partnerId: clientId,
      channelId: '95221',
    },
    revoke: async (at) => {
      await app.db.system((tx) => tx.run(sql`update snap_key set revoked_at = ${at} where id = ${clientId}`));
    },
  };
};
