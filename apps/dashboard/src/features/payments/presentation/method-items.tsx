import { chakra } from '@chakra-ui/react';
import {
  PAYMENT_METHODS,
  paymentTransitions,
  type PaymentMethod,
  type PaymentStatus,
} from '@dasbor/domain/payments';
import type { TFunction } from 'i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { DescriptionItem } from '../../../shared/ui/record/description-list.tsx';
import type { Payment } from '../api/types.ts';
import { channelName } from '../../../shared/payments/method-words.ts';
import { groupDigits } from '../../../shared/payments/va-number.ts';

type T = TFunction<['payment-record']>;
type Items = (payment: Payment, t: T, rupiah: (amount: number) => string) => readonly DescriptionItem[];

/** The details of each of the eight payment methods. An unknown method shows its name and channel. */
export const useMethodItems = (payment: Payment): readonly DescriptionItem[] => {
  const t = useT('payment-record');
  const ofPayments = useT('payments');
  const { rupiah } = useFormat();
  const known = PAYMENT_METHODS.find((method) => method === payment.method);
  if (!known)
    return [{ key: 'method', label: t('method.method'), value: payment.method }, channel(payment, t)];
  return [
    { key: 'method', label: t('method.method'), value: ofPayments(`method.${known}`) },
    ...ITEMS[known](payment, t, rupiah),
  ];
};

const ITEMS: Readonly<Record<PaymentMethod, Items>> = {
  va: (payment, t, rupiah) => {
    const va = payment.virtual_account;
    const bank = { key: 'bank', label: t('method.bank'), value: channelName('va', payment.channel) };
    if (!va) return [bank];
    const limits = { minimum: rupiah(va.minimum), maximum: rupiah(va.maximum) };
    return [
      {
        key: 'vaNumber',
        label: t('method.vaNumber'),
        value: <Digits text={groupDigits(va.number)} />,
        copy: va.number,
      },
      { key: 'vaName', label: t('method.vaName'), value: va.name },
      bank,
      { key: 'vaType', label: t('method.vaType'), value: t(`method.vaTypes.${va.type}`) },
      {
        key: 'vaAmount',
        label: t('method.vaAmount'),
        value: va.is_closed
          ? t('method.vaClosed', { amount: rupiah(payment.amount) })
          : t('method.vaOpen', limits),
      },
    ];
  },
  ewallet: (payment, t) => [
    channel(payment, t),
    {
      key: 'phone',
      label: t('method.walletPhone'),
      value: payment.ewallet?.phone ?? unknown(payment, t),
    },
  ],
  card: (payment, t) => [
    {
      key: 'card',
      label: t('method.cardNumber'),
      value: payment.card?.masked_number ? (
        <Digits text={maskedCard(payment.card.masked_number)} />
      ) : (
        unknown(payment, t)
      ),
    },
    {
      key: 'brand',
      label: t('method.cardBrand'),
      value: brandName(payment.card?.brand) ?? unknown(payment, t),
    },
    issuer(payment, t),
  ],
  qris: (payment, t) => [
    {
      key: 'qrisType',
      label: t('method.qrisType'),
      value: payment.qris ? t(`method.qrisTypes.${payment.qris.type}`) : unknown(payment, t),
    },
    issuer(payment, t),
  ],
  retail_store: (payment, t) => [
    {
      key: 'paymentCode',
      label: t('method.paymentCode'),
      value: payment.retail_store ? (
        <Digits text={groupDigits(payment.retail_store.payment_code)} />
      ) : (
        unknown(payment, t)
      ),
      copy: payment.retail_store?.payment_code,
    },
    { ...channel(payment, t), label: t('method.store') },
  ],
  online_banking: (payment, t) => [channel(payment, t), issuer(payment, t)],
  direct_debit: (payment, t) => [channel(payment, t), issuer(payment, t)],
  bnpl: (payment, t) => [channel(payment, t)],
};

const channel = (payment: Payment, t: T): DescriptionItem => {
  const value = channelName(payment.method, payment.channel);
  return { key: 'channel', label: t('method.channel'), value };
};

const issuer = (payment: Payment, t: T): DescriptionItem => ({
  key: 'issuer',
  label: t('method.issuer'),
  value: payment.issuer_name ?? unknown(payment, t),
});

/** A pending payment may still get this value. */
const unknown = ({ status }: Payment, t: T) => {
  const word = paymentTransitions.isFinal(status as PaymentStatus) ? 'never' : 'unknown';
  return <chakra.span color="fg.subtle">{t(`method.${word}`)}</chakra.span>;
};

const Digits = ({ text }: { text: string }) => (
  <chakra.span fontVariantNumeric="tabular-nums" fontWeight="medium">
    {text}
  </chakra.span>
);

/** `4111 11** **** 1111`, as it is printed on the card. */
const maskedCard = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ').replaceAll('*', '•');

const brandName = (brand: string | null | undefined): string | null => {
  if (!brand) return null;
  return brand.length <= 3 ? brand.toUpperCase() : `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
};
