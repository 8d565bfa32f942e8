import { readFileSync } from 'node:fs';
import { formatCount } from '@dasbor/domain/kernel';
import { CHANNELS, VIRTUAL_ACCOUNT_FORMS } from '@dasbor/domain/payments';
import { BANKS } from './banks.ts';

type Language = 'id' | 'en';
type Texts = { heading: Record<Language, string> } & Record<Language, string[]>;
type Steps = { heading: string; steps: string[] };
export type WayToTransfer = { channel: (typeof CHANNELS_OF_BANKS)[number] } & Record<Language, Steps>;

export type AccountToPay = {
  /** The channel, such as BCA. */
  bank: string;
  number: string;
  name: string;
  amount: number;
};

const CHANNELS_OF_BANKS = ['mobile_app', 'atm', 'internet_banking'] as const;

const TEXTS = JSON.parse(
  readFileSync(new URL('data/va-instructions.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Record<WayToTransfer['channel'], Texts>>>;

/** How to pay a virtual account, with its number and amount filled in. Some banks have no steps of their own. */
export const waysToTransfer = (
  account: AccountToPay,
): { fromTheSameBank: WayToTransfer[]; fromAnotherBank: WayToTransfer[] } => {
  const waysOf = (bank: string): WayToTransfer[] => {
    const texts = Object.hasOwn(TEXTS, bank) ? TEXTS[bank] : undefined;
    if (!texts) return [];
    return CHANNELS_OF_BANKS.map((channel) => {
      const { heading, id, en } = texts[channel];
      return {
        channel,
        id: { heading: heading.id, steps: id.map(filler(account, 'id')) },
        en: { heading: heading.en, steps: en.map(filler(account, 'en')) },
      };
    });
  };
  return { fromTheSameBank: waysOf(account.bank), fromAnotherBank: waysOf('OTHERS') };
};

/** As customers know the bank. */
export const bankName = (bank: string): string =>
  CHANNELS.va.find(({ channel }) => channel === bank)?.name ?? bank;

const filler = ({ bank, number, name, amount }: AccountToPay, language: Language) => {
  const values: Readonly<Record<string, string>> = {
    va_number: number,
    amount: formatCount(amount, language),
    company_code: VIRTUAL_ACCOUNT_FORMS[bank]?.prefix ?? '',
    company_name: name,
    bank_name: bankName(bank),
    bank_bi_code: biCodeOf(bank),
  };
  return (step: string): string =>
    step.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
};

// Bank Indonesia's three digits are among a bank's other names.
const biCodeOf = (bank: string): string =>
  BANKS.find(({ code }) => code === bank.toLowerCase())?.aliases.find((alias) => /^\d{3}$/.test(alias)) ?? '';
