/** The bank list, with the fields that a row check needs. */
export const BANKS = ['bca', 'bni', 'bri', 'mandiri'].map((code) => ({
  code,
  name: `Bank ${code.toUpperCase()}`,
  aliases: [],
  type: 'conventional',
  active: true,
  account_length_min: 10,
  account_length_max: 16,
  maximum: 1_000_000_000,
}));
