import { normalizePhone } from '@dasbor/domain/auth';
import { searchedName } from '@dasbor/domain/customers';
import { orderFormProblems, standardOrderExpiry } from '@dasbor/domain/orders';
import { decideMoneyIn } from '@dasbor/domain/subaccounts';
import { audit } from '../../platform/audit.ts';
import { searchText } from '../../platform/list/find.ts';
import { ok, problem, refuseField } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { recordStatusChange } from '../activity/public.ts';
import { customersByIds, keepCustomer } from '../customers/public.ts';
import type { SentCustomer } from '../customers/public.ts';
import { feePayerPreference } from '../mdr-preference/public.ts';
import { readNamed } from '../subaccounts/public.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import { newSlug } from '../../platform/slug.ts';
import { findOrder, insertOrders } from './repository.ts';
import { toWholeOrder } from './rows.ts';
import type { OrderRow } from './rows.ts';
import { announceOrder } from './state.ts';

/** Creates an order that is still unpaid. */
export const createOrder: Handler<'createOrder'> = async (call) => {
  const { body, tx, now, deps, mode, session } = call;
  const { customer, customer_id: customerId, expires_at: expiresAt } = body;
  const { reference_id: referenceId, total_amount: totalAmount, discount_amount: discountAmount = 0 } = body;
  const errors = orderFormProblems(
    {
      referenceId,
      totalAmount,
      discountAmount,
      expiresAt,
      customerId,
      items: body.items,
      notes: body.notes,
      customer: customer && { ...customer, referenceId: customer.reference_id },
    },
    now,
  );
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const holder = await readNamed(call, decideMoneyIn);
  if (typeof holder !== 'string') return holder;
  const buyer = await buyerOf(call, holder || null);
  if (buyer === 'unknown') return refuseField('customer_id', { code: 'DPAY_CUSTOMER_NOT_FOUND' });

  const id = deps.ids.next('order', now);
  const at = now.toISOString();
  const row: OrderRow = {
    id,
    mode,
    reference_id: body.reference_id,
    customer_id: buyer?.id ?? null,
    subaccount_id: holder || null,
    total_amount: String(totalAmount),
    discount_amount: String(discountAmount),
    remaining_payment: String(totalAmount - discountAmount),
    payment_type: body.payment_type ?? 'full',
    status: 'started',
    is_payment_link: false,
    mdr_fee_payer: body.mdr_fee_payer ?? (await feePayerPreference(tx)),
    items: (body.items ?? []).map((item) => ({ ...item, name: item.name.trim() })),
    notes: body.notes?.trim() || null,
    checkout_slug: newSlug(),
    settlement_id: null,
    sent_customer: buyer?.sent ?? null,
    created_at: at,
    updated_at: at,
    expires_at: (expiresAt ? new Date(expiresAt) : standardOrderExpiry(now)).toISOString(),
    completed_at: null,
  };
  const search_text = searchText(id, row.reference_id, buyer && searchedName(buyer.name));
  await insertOrders(tx, [{ ...row, search_text }], session.merchantId);
  const moving = { tx, now, ids: deps.ids };
  const change = { kind: 'order', subjectId: id, from: null, to: row.status, at: now } as const;
  await recordStatusChange(tx, { id: deps.ids.next('event', now), ...change });
  const made = (await findOrder(tx, id)) as OrderRow;
  await announceOrder(moving, made);
  await outbox.add(tx, { topic: 'order.updated', aggregate: id, payload: { status: row.status } });
  await audit.record(tx, call.by, { action: 'order.created', target: id, after: row });
  return ok({ data: toWholeOrder(made, checkoutUrlOf(deps, session)) }, { status: 201 });
};

type Buyer = { id: string; name: string; sent: SentCustomer | null };

/** The customer by id or by data. With data, an existing customer is found by the merchant's own number and updated. */
const buyerOf = async (
  { body, tx, now, deps, session }: Call<'createOrder'>,
  subaccountId: string | null,
): Promise<Buyer | undefined | 'unknown'> => {
  if (body.customer_id !== undefined) {
    const known = (await customersByIds(tx, [body.customer_id])).get(body.customer_id);
    return known ? { id: known.id, name: known.name, sent: null } : 'unknown';
  }
  if (!body.customer) return undefined;
  const { reference_id, name, email, mobile } = body.customer;
  const phone = mobile ? normalizePhone(mobile) : undefined;
  const sent = { name: name.trim(), email: email?.trim() || null, mobile: phone?.ok ? phone.value : null };
  const { id } = await keepCustomer(
    {
      tx,
      now,
      ids: deps.ids,
      editor: { id: session.userId, name: session.name, isPerson: !session.scopes },
    },
    { id: deps.ids.next('customer', now), reference_id, ...sent, subaccount_id: subaccountId },
  );
  return { id, name: sent.name, sent };
};
