import type { Rupiah } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import { TOP_UP_EXPIRY_MINUTES } from '@dasbor/domain/top-ups';
import type { TopUpBank } from '@dasbor/domain/top-ups';
import { sameInEachAttempt } from '../../platform/db/outside.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { searchText } from '../../platform/list/find.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { outbox } from '../../platform/work/outbox.ts';
import type { AcquirerRail } from '../../rails/acquirer/port.ts';
import { findTopUp, insertTopUp, merchantNameOf } from './repository.ts';
import type { TopUpRow } from './rows.ts';

type Parts = { tx: Tx; now: Date; ids: Ids; acquirer: AcquirerRail };
type Wanted = {
  merchantId: string;
  mode: Mode;
  holder?: LedgerHolder;
  amount: Rupiah;
  bank: TopUpBank;
  createdBy: string | null;
};

/** The acquirer opens a virtual account for exactly the amount, as for customer payments. */
export const openTopUp = async (
  { tx, now, ids, acquirer }: Parts,
  { merchantId, mode, holder = THE_MERCHANT, amount, bank, createdBy }: Wanted,
): Promise<TopUpRow | 'unreachable'> => {
  const id = sameInEachAttempt('top up', () => ids.next('top_up', now));
  const merchantName = await merchantNameOf(tx);
  const expiresAt = new Date(now.getTime() + TOP_UP_EXPIRY_MINUTES * 60_000);
  const charged = await acquirer.charge(
    tx,
    { id, method: 'va', channel: bank, mode, merchantId, merchantName, amount, expiresAt },
    now,
  );
  if (charged === 'unreachable') return 'unreachable';
  const number = charged.virtualAccountNumber ?? '';
  await insertTopUp(tx, {
    id,
    holder,
    amount,
    bank,
    va_number: number,
    va_name: merchantName.toUpperCase(),
    created_by: createdBy,
    search_text: searchText(id, number, bank),
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  });
  await outbox.add(tx, { topic: 'top_up.updated', aggregate: id, payload: { status: 'processing' } });
  return (await findTopUp(tx, now, id)) as TopUpRow;
};
