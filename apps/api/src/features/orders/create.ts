import { normalizePhone } from '@dasbor/domain/auth';
import { orderFormProblems, standardOrderExpiry } from '@dasbor/domain/orders';
import { decideMoneyIn } from '@dasbor/domain/subaccounts';
import { ok, problem, refuseField } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { customersByIds, keepCustomer } from '../customers/public.ts';
import { feePayerPreference } from '../mdr-preference/public.ts';
import { readNamed } from '../subaccounts/public.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import { keepImagesOf } from './items.ts';
import { makeOrder } from './make.ts';
import type { Buyer } from './make.ts';
import { toWholeOrder } from './rows.ts';

/** Creates an order that is still unpaid. */
export const createOrder: Handler<'createOrder'> = async (call) => {
  const { body, now, deps, session } = call;
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
  const refused = await keepImagesOf(call.tx, body.items ?? []);
  if (refused) return refused;
  const buyer = await buyerOf(call, holder || null);
  if (buyer === 'unknown') return refuseField('customer_id', { code: 'DPAY_CUSTOMER_NOT_FOUND' });

  const made = await makeOrder(call, {
    reference_id: referenceId,
    subaccount_id: holder || null,
    payment_type: body.payment_type ?? 'full',
    is_payment_link: false,
    mdr_fee_payer: body.mdr_fee_payer ?? (await feePayerPreference(call.tx)),
    items: body.items ?? [],
    notes: body.notes,
    totalAmount,
    discountAmount,
    expiresAt: expiresAt ? new Date(expiresAt) : standardOrderExpiry(now),
    buyer,
  });
  return ok({ data: toWholeOrder(made, checkoutUrlOf(deps, session)) }, { status: 201 });
};

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
