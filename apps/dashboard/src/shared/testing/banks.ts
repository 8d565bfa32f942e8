import type { SuccessBody } from '@dasbor/sdk';

type Bank = SuccessBody<'listBanks'>['data'][number];

export const bankOf = (code: string, name: string, changes: Partial<Bank> = {}): Bank => ({
  code,
  name,
  aliases: [],
  type: 'conventional',
  account_length_min: null,
  account_length_max: null,
  split_limit: 250_000_000,
  minimum: 10_000,
  maximum: 9_999_999_999,
  active: true,
  ...changes,
});

export const bca = bankOf('bca', 'Bank Central Asia (BCA)', { aliases: ['014'] });
export const bri = bankOf('bri', 'Bank Rakyat Indonesia (BRI)', { aliases: ['002'] });
export const gopay = bankOf('gopay', 'GoPay', { type: 'ewallet', split_limit: null, maximum: 20_000_000 });
