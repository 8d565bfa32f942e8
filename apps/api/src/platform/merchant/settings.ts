import { readFileSync } from 'node:fs';
import { NAV_KEYS } from '@dasbor/domain/access';
import type { NavKey } from '@dasbor/domain/access';
import { StartRefusal } from '../db/folder/data-lock.ts';
import type { Mode } from './mode.ts';

/** The provider's settings for single merchants, in configuration rather than code (docs/decisions/0001). */
export type MerchantSettings = {
  /** Menus hidden for audit (product spec §2). */
  hiddenMenus: readonly NavKey[];
  /** Additional holder names of its own bank accounts, beside those from onboarding. A withdrawal requires a match. */
  accountNames: readonly string[];
  /** The addresses of its own hosts for pages where customers pay; each must lead to our host of that mode. */
  checkoutUrls?: Readonly<Partial<Record<Mode, string>>>;
};

export type SettingsOf = ((merchantId: string) => MerchantSettings) & {
  /** The merchant whose own host this is, such as `bayar.kopi.id`; undefined for ours. */
  ownerOfHost?: (host: string) => string | undefined;
};

const NOTHING_SPECIAL: MerchantSettings = { hiddenMenus: [], accountNames: [] };

/**
 * Reads `{ "mer_…": { "hidden_menus": ["disbursements"], "account_names": ["PT Kopi"], "checkout_hosts": { "live": "https://bayar.kopi.id" } } }`.
 * Without a file, no merchant has settings.
 */
export const readMerchantSettings = (file: string | undefined): SettingsOf => {
  if (file === undefined) return () => NOTHING_SPECIAL;
  const settings = new Map(
    Object.entries(readObject(file)).map(([id, one]) => [id, readSettings(file, id, one)]),
  );
  const owners = new Map(
    [...settings].flatMap(([id, { checkoutUrls = {} }]) =>
      Object.values(checkoutUrls).map((url) => [new URL(url).host, id] as const),
    ),
  );
  const settingsOf = (merchantId: string) => settings.get(merchantId) ?? NOTHING_SPECIAL;
  return Object.assign(settingsOf, { ownerOfHost: (host: string) => owners.get(host) });
};

const readSettings = (file: string, id: string, value: unknown): MerchantSettings => {
  if (!/^mer_[0-9A-Z]{26}$/.test(id)) return wrong(file, `${JSON.stringify(id)} is no merchant id`);
  if (!isObject(value)) return wrong(file, `${id} must be an object`);
  const {
    hidden_menus: hidden = [],
    account_names: names = [],
    checkout_hosts: hosts = {},
    ...unknown
  } = value;
  const [stray] = Object.keys(unknown);
  if (stray !== undefined) return wrong(file, `${id} has the unknown setting ${JSON.stringify(stray)}`);
  if (!Array.isArray(hidden)) return wrong(file, `hidden_menus of ${id} must be a list`);
  if (!isTexts(names)) return wrong(file, `account_names of ${id} must be a list of names`);
  if (!isObject(hosts)) return wrong(file, `checkout_hosts of ${id} must be an object by mode`);
  return {
    hiddenMenus: hidden.map((menu: unknown) => menuOf(file, menu)),
    accountNames: names,
    checkoutUrls: Object.fromEntries(
      Object.entries(hosts).map(([mode, host]) => [modeOf(file, mode), `${originOf(file, host)}/pay`]),
    ),
  };
};

const MODES: readonly Mode[] = ['live', 'sandbox'];

const modeOf = (file: string, mode: string): Mode =>
  MODES.find((one) => one === mode) ?? wrong(file, `checkout_hosts are for live and sandbox, not ${mode}`);

const originOf = (file: string, host: unknown): string => {
  const url = typeof host === 'string' ? URL.parse(host) : null;
  if (url?.protocol !== 'https:' || url.origin !== host)
    return wrong(file, `${JSON.stringify(host)} of checkout_hosts is no address like https://bayar.toko.id`);
  return url.origin;
};

// A misspelt menu would remain visible, which the file is meant to prevent.
const menuOf = (file: string, menu: unknown): NavKey =>
  NAV_KEYS.find((key) => key === menu) ??
  wrong(file, `${JSON.stringify(menu)} is no menu; there are ${NAV_KEYS.join(', ')}`);

const readObject = (file: string): object => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isObject(value)) return value;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    return wrong(file, code === undefined ? 'it is no JSON' : `it cannot be read (${code})`);
  }
  return wrong(file, 'it must be an object by merchant id');
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one.trim() !== '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (file: string, what: string): never => {
  throw new StartRefusal(`MERCHANTS_FILE ${file}: ${what}.`);
};
