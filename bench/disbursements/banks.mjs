/** As the list of banks has them, as far as a row is checked by them. */
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
