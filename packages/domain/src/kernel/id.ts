/** Every id is a prefix and a ULID. The first four prefixes come from the product spec (§3), the rest are ours. */
export const ID_PREFIXES = {
  payment: 'pay_',
  order: 'ord_',
  disbursement: 'dis_',
  merchant: 'mer_',
  disbursement_item: 'dis_item_',
  disbursement_file: 'dis_file_',
  settlement: 'set_',
  customer: 'cus_',
  refund: 'rfn_',
  promo: 'prm_',
  payment_link: 'plk_',
  image: 'img_',
  upload: 'upl_',
  invoice: 'inv_',
  invoice_transaction: 'inv_txn_',
  invoice_reminder: 'inv_rem_',
  invoice_document: 'doc_',
  recurring_invoice: 'rin_',
  quotation: 'quo_',
  top_up: 'top_',
  withdrawal: 'wdr_',
  approval_rules: 'apr_',
  destination_account: 'dac_',
  fund_transfer: 'ftr_',
  snap_transfer: 'snt_',
  subaccount: 'sub_',
  whitelisted_account: 'wla_',
  webhook: 'whk_',
  webhook_delivery: 'whd_',
  webhook_replay: 'whr_',
  event: 'evt_',
  api_key: 'key_',
  snap_key: 'snk_',
  user: 'usr_',
  /** Of the person, whose accounts at merchants are users. */
  person: 'psn_',
  role: 'rol_',
  ownership_transfer: 'own_',
  export: 'exp_',
  export_schedule: 'exs_',
  /** A part of an exported file in the storage. */
  export_piece: 'pce_',
  notification: 'ntf_',
  session: 'ses_',
  passkey: 'psk_',
  remembered_device: 'rmd_',
  otp: 'otp_',
  request: 'req_',
} as const;

export type IdKind = keyof typeof ID_PREFIXES;
export type Id<Kind extends IdKind> = `${(typeof ID_PREFIXES)[Kind]}${string}`;

// Crockford's Base32: no I, L, O, U. The first character is at most 7, because the time has 48 bits.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
const TIME_LETTERS = 10;
const RANDOM_BYTES = 10;

export const isId = <Kind extends IdKind>(kind: Kind, text: string): text is Id<Kind> => {
  const prefix = ID_PREFIXES[kind];
  return text.startsWith(prefix) && ULID.test(text.slice(prefix.length));
};

/** Ids sort by the millisecond they were made in. Takes ten random bytes, because the domain has no source of randomness. */
export const newId = <Kind extends IdKind>(kind: Kind, now: Date, randomBytes: Uint8Array): Id<Kind> => {
  if (randomBytes.length < RANDOM_BYTES) throw new RangeError(`An id needs ${RANDOM_BYTES} random bytes`);
  return `${ID_PREFIXES[kind]}${timeLetters(now.getTime())}${randomLetters(randomBytes)}`;
};

const SECRET_BYTES = 16;
const SECRET_LETTERS = 26;

/** For ids that open something to everybody who has them: 128 random bits, and no time that would narrow a guess. */
export const newSecretId = <Kind extends IdKind>(kind: Kind, randomBytes: Uint8Array): Id<Kind> => {
  if (randomBytes.length < SECRET_BYTES)
    throw new RangeError(`A secret id needs ${SECRET_BYTES} random bytes`);
  let rest = randomBytes.subarray(0, SECRET_BYTES).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let letters = '';
  for (; letters.length < SECRET_LETTERS; rest /= 32n)
    letters = ALPHABET.charAt(Number(rest % 32n)) + letters;
  return `${ID_PREFIXES[kind]}${letters}`;
};

const timeLetters = (ms: number): string => {
  let letters = '';
  for (let rest = ms; letters.length < TIME_LETTERS; rest = Math.floor(rest / 32)) {
    letters = ALPHABET.charAt(rest % 32) + letters;
  }
  return letters;
};

/** Eighty bits are sixteen characters of five bits: eight characters for each five bytes. */
const randomLetters = (bytes: Uint8Array): string => {
  let letters = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes.subarray(0, RANDOM_BYTES)) {
    bits = (bits << 8) | byte;
    held += 8;
    while (held >= 5) {
      held -= 5;
      letters += ALPHABET.charAt((bits >> held) & 31);
    }
  }
  return letters;
};
