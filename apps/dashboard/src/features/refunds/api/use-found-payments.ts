import { isId, parseRupiah } from '@dasbor/domain/kernel';
import type { DateRange } from '@dasbor/domain/lists';
import { isProblem } from '@dasbor/sdk';
import { payments } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { refundKeys } from './keys.ts';
import type { Payment, PaymentFilters } from './types.ts';

/** The most payments that one question returns. */
export const MOST_FOUND = 25;

/**
 * Payments of the period by what the payments list finds (IDs, order, customer, numbers) or by their exact amount, the newest first. A whole
 * payment ID is found in every period. Without a text: those whose method can be refunded.
 */
export const useFoundPayments = (text: string, range: DateRange) => {
  const client = useClient(payments);
  return useSWR(refundKeys.found(useScope(), text, range), () => find(client, text, range), {
    keepPreviousData: true,
  });
};

type Calls = ReturnType<typeof useClient<typeof payments>>;
type Beside = { expand: ('customer' | 'order' | 'settlement')[] };
const BESIDE: Beside = { expand: ['customer'] };
const REFUNDABLE: PaymentFilters = { status: ['completed'], method: ['card', 'qris', 'ewallet'] };

const find = async (client: Calls, text: string, range: DateRange): Promise<readonly Payment[]> => {
  if (isId('payment', text)) return findOne(client, text);
  const list = async (asked: { search?: string; filters?: PaymentFilters }) =>
    (await client.listPayments({ query: { ...BESIDE, ...range, ...asked, limit: MOST_FOUND } })).data;
  if (text === '') return list({ filters: REFUNDABLE });
  const amount = parseRupiah(text);
  const [byText, byAmount] = await Promise.all([
    list({ search: text }),
    amount.ok ? list({ filters: { amount_min: amount.value, amount_max: amount.value } }) : [],
  ]);
  const each = new Map([...byText, ...byAmount].map((payment) => [payment.id, payment]));
  return [...each.values()].toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, MOST_FOUND);
};

const findOne = async (client: Calls, id: string): Promise<readonly Payment[]> => {
  try {
    return [(await client.getPayment({ path: { id }, query: BESIDE })).data];
  } catch (error) {
    if (isProblem(error, 'DPAY_PAYMENT_NOT_FOUND')) return [];
    throw error;
  }
};
