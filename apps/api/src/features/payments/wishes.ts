import type { BuyerAddress } from '@dasbor/domain/checkout';
import { normalizePhone } from '@dasbor/domain/auth';
import { referenceProblem } from '@dasbor/domain/kernel';
import { checkReturnUrl, decidePaymentExpiry } from '@dasbor/domain/payments';
import { problem } from '../../spec/handlers.ts';
import type { FieldError, Refusal } from '../../spec/handlers.ts';
import type { ChargeBody, Charging } from './charging.ts';
import type { PaymentRow } from './rows.ts';

export type Wishes = {
  expiresAt: Date;
  phone: string | null;
  returnUrl: string | null;
  address: BuyerAddress | undefined;
};

type Given = {
  orderExpiresAt: PaymentRow['expires_at'];
  /** Our own page, which needs no check. */
  returnUrl?: string;
  address?: BuyerAddress | undefined;
};

/** The customer data that the method requires, with an error per field. */
export const readWishes = (
  { now, mode }: Pick<Charging, 'now' | 'mode'>,
  body: ChargeBody,
  { orderExpiresAt, returnUrl: ownUrl, address }: Given,
): Wishes | Refusal => {
  const { method, channel } = body;
  const expiresAt = decidePaymentExpiry(body.expires_at, { method, orderExpiresAt }, now);
  const phone = body.ewallet && normalizePhone(body.ewallet.phone);
  const returnUrl = body.return_url === undefined ? undefined : checkReturnUrl(body.return_url, mode);
  // OVO confirms on the customer's phone; the other wallets have their own page.
  const lacksPhone = channel === 'OVO' && !body.ewallet;
  const wrongReference = body.reference_id === undefined ? undefined : referenceProblem(body.reference_id);
  const errors: FieldError[] = [
    ...(wrongReference ? [{ field: 'reference_id', ...wrongReference }] : []),
    ...(lacksPhone ? [{ field: 'ewallet.phone', code: 'DPAY_REQUIRED' }] : []),
    ...(phone && !phone.ok ? [{ field: 'ewallet.phone', ...phone.problem }] : []),
    ...(returnUrl && !returnUrl.ok ? [{ field: 'return_url', ...returnUrl.problem }] : []),
    ...(expiresAt.ok ? [] : [{ field: 'expires_at', ...expiresAt.problem }]),
  ];
  if (errors.length > 0 || !expiresAt.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  return {
    expiresAt: expiresAt.value,
    phone: phone?.ok ? phone.value : null,
    returnUrl: ownUrl ?? (returnUrl?.ok ? returnUrl.value : null),
    address,
  };
};
