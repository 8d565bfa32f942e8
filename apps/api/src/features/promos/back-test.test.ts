import { describe, expect, test } from 'vitest';
import { A_SANDBOX, addSale, minutesAgo } from '../../testing/trade.ts';
import type { NewPayment } from '../payments/public.ts';
import { codeOf, dataOf, setStand } from './testing/stand.ts';

const stand = setStand();
let number = 9_000;
const DAY = 1_440;

const paid = (minutes: number, payment: Partial<NewPayment>, order: object = {}) =>
  addSale(stand.app.db, A_SANDBOX, (number += 1), {
    order: { status: 'completed', ...order },
    payment: { status: 'completed', completed_at: minutesAgo(minutes), ...payment },
  });
const backTest = async (id: string, token = stand.owner.sandbox) =>
  dataOf(await stand.app.ask('GET', `/dashboard/promos/${id}/back-test`, { mode: 'sandbox', token }));

describe('a draft on the payments of the last 30 days', () => {
  test('counts those that fit, until the quota runs out', async () => {
    await paid(3 * DAY, { channel: 'BSI' });
    await paid(2 * DAY, { channel: 'BSI', amount: '300000' });
    await paid(DAY, { channel: 'BSI', amount: '104440', admin_fee: '4440', mdr_fee_payer: 'customer' });
    await paid(DAY, { channel: 'BSI', amount: '49999' });
    await paid(DAY, { channel: 'PERMATA' });
    await paid(DAY, { channel: 'BSI' }, { payment_type: 'partial' });
    await paid(31 * DAY, { channel: 'BSI' });
    const draft = await stand.created({
      type: 'va',
      channels: ['BSI'],
      limit_value: 2,
      effective_from: '2026-11-20',
    });
    const rival = await stand.running({ type: 'va', minimum_purchase: 200_000 });
    await stand.running({ type: 'ewallet' });
    const over = await stand.running({ type: 'va' });
    await stand.end(over.id);

    expect(await backTest(draft.id)).toMatchObject({
      payment_count: 4,
      is_complete: true,
      eligible_count: 3,
      eligible_amount: 40_000,
      given_count: 2,
      given_amount: 30_000,
      ran_out_at: minutesAgo(DAY),
      overlaps: [{ id: rival.id, name: rival.name, count: 1 }],
    });
  });

  test('takes the price before a discount that was given, and the digits of the card', async () => {
    const promo = await stand.running({ type: 'card', discount_value: 20 });
    await paid(DAY, {
      method: 'card',
      channel: 'CARD',
      amount: '80000',
      discount: '20000',
      promo_id: promo.id,
      details: { card: { masked_number: '411111******1111', brand: 'visa' } },
    });
    const ofCards = { type: 'card', minimum_purchase: 100_000 };
    const fits = await stand.created({ ...ofCards, bin_numbers: ['411111'] });
    const fitsNot = await stand.created({ ...ofCards, bin_numbers: ['522222'] });

    expect(await backTest(fits.id)).toMatchObject({ eligible_count: 1, eligible_amount: 10_000 });
    expect(await backTest(fitsNot.id)).toMatchObject({
      payment_count: 1,
      eligible_count: 0,
      ran_out_at: null,
    });
  });

  test('of a deleted promo is 404', async () => {
    const { id } = await stand.created();
    await stand.send('DELETE', `/dashboard/promos/${id}`);
    const reply = await stand.app.ask('GET', `/dashboard/promos/${id}/back-test`, {
      mode: 'sandbox',
      token: stand.owner.sandbox,
    });

    expect(codeOf(reply)).toBe('DPAY_PROMO_NOT_FOUND');
  });
});
