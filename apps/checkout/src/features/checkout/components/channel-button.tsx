import type { Checkout } from '@dasbor/sdk';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../locales/words.ts';
import { wayValue } from '../api/choice.ts';
import css from './checkout.module.css';

type Way = Checkout['ways'][number];
export type Channel = Way['channels'][number];

type ChannelButtonProps = {
  way: Way;
  channel: Channel;
  busy: string | undefined;
  /** The only one of its method, named after it. */
  isOnly?: boolean;
};

export const ChannelButton = ({ way, channel, busy, isOnly = false }: ChannelButtonProps) => {
  const t = useT();
  const isBusy = busy === `${way.method}.${channel.channel}`;
  const note = useChannelNote(channel);
  const hint = isOnly && way.method === 'qris' ? t('way.qris.hint') : isOnly ? channel.name : undefined;
  return (
    <button
      type="submit"
      name="way"
      value={wayValue(way.method, channel)}
      disabled={channel.obstacle !== null}
      aria-disabled={busy !== undefined}
      class={css['channel']}
    >
      <span>
        {isOnly ? t(`way.${way.method}`) : channel.name}
        {(note ?? hint) && <small>{note ?? hint}</small>}
      </span>
      <span aria-hidden="true" class={isBusy ? css['spinner'] : css['arrow']} />
    </button>
  );
};

/** What differs from the amount above: a fee, a promo, or why it cannot be chosen. */
export const useChannelNote = ({ obstacle, amount, admin_fee: fee, promo }: Channel): string | undefined => {
  const t = useT();
  const { rupiah } = useFormat();
  if (obstacle) return t(obstacleKey(obstacle.code), { limit: rupiah(obstacle.limit ?? 0) });
  if (promo && promo.discount > 0)
    return t(fee > 0 ? 'promo.lessWithFee' : 'promo.less', {
      amount: rupiah(amount),
      less: rupiah(promo.discount),
      name: promo.name,
      fee: rupiah(fee),
    });
  if (promo) return t('promo.cashback', { cashback: rupiah(promo.cashback), name: promo.name });
  return fee > 0 ? t('ways.amount', { amount: rupiah(amount), fee: rupiah(fee) }) : undefined;
};

const OBSTACLES = [
  'DPAY_AMOUNT_BELOW_MINIMUM',
  'DPAY_AMOUNT_ABOVE_MAXIMUM',
  'DPAY_CHANNEL_NEEDS_ITEMS',
] as const;

const obstacleKey = (code: string) => {
  const known = OBSTACLES.find((one) => one === code);
  return known ? (`obstacle.${known}` as const) : 'obstacle.other';
};
