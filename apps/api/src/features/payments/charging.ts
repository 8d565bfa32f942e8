import type { Tx } from '../../platform/db/tx.ts';
import type { Call, PublicCall } from '../../spec/handlers.ts';

/** Who charges: a merchant's server, or a customer on the page of an order. */
export type Charging = Pick<PublicCall, 'now' | 'mode' | 'deps' | 'by'> & { tx: Tx; merchantId: string };

export type ChargeBody = Omit<Call<'createPayment'>['body'], 'order_id'>;
