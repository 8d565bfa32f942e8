export type Mode = 'live' | 'sandbox';

/** Product spec §6: the flags of a merchant's feature configuration, each with the flag it depends on. */
const PARENTS = {
  disbursement: null,
  disbursement_approval_otp: 'disbursement',
  refund: null,
  invoice: null,
  invoice_document: 'invoice',
  balance: null,
  withdrawal: 'balance',
  sweep_in: 'balance',
  sweep_out: 'balance',
  subaccount: null,
  fund_transfer: 'subaccount',
  fund_transfer_whitelist: 'fund_transfer',
} as const;

export type Flag = keyof typeof PARENTS;
export type Flags = Readonly<Record<Flag, boolean>>;
export type FeatureConfig = Readonly<Partial<Record<Flag, boolean>>>;

export const FLAGS = /* @__PURE__ */ Object.keys(PARENTS) as readonly Flag[];

// Product spec §6: disbursements are always on in sandbox, sweep flags are off in sandbox.
const SANDBOX: FeatureConfig = { disbursement: true, sweep_in: false, sweep_out: false };

/** The effective flags: an unnamed flag is off, sandbox overrides some flags, and a flag whose parent is off is off. */
export const effectiveFlags = (config: FeatureConfig, mode: Mode): Flags => {
  const wanted = mode === 'sandbox' ? { ...config, ...SANDBOX } : config;
  const isOn = (flag: Flag): boolean => {
    const parent: Flag | null = PARENTS[flag];
    return wanted[flag] === true && (parent === null || isOn(parent));
  };
  return Object.fromEntries(FLAGS.map((flag) => [flag, isOn(flag)])) as Record<Flag, boolean>;
};
