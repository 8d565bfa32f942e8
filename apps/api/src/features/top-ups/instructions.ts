import { readFileSync } from 'node:fs';
import { formatCount } from '@dasbor/domain/kernel';
import { VIRTUAL_ACCOUNT_FORMS } from '@dasbor/domain/payments';
import { TOP_UP_BANKS } from '@dasbor/domain/top-ups';
import type { SuccessBody } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';
import { bankName } from './rows.ts';
import type { TopUpRow } from './rows.ts';

type Instructions = SuccessBody<'getTopUpInstructions'>['data'];
type Way = Instructions['from_the_same_bank'][number];
type Language = 'id' | 'en';
type Steps = { heading: Record<Language, string> } & Record<Language, string[]>;

const CHANNELS = ['atm', 'mobile_app', 'internet_banking'] as const;

const TEXTS = JSON.parse(
  readFileSync(new URL('data/va-instructions.json', import.meta.url), 'utf8'),
) as Record<(typeof TOP_UP_BANKS)[number] | 'OTHERS', Record<(typeof CHANNELS)[number], Steps>>;

/** The steps with this top up's number and amount filled in. */
export const instructionsFor = (topUp: TopUpRow): Instructions => {
  const ways = (bank: keyof typeof TEXTS): Way[] =>
    CHANNELS.map((channel) => {
      const { heading, id, en } = TEXTS[bank][channel];
      const fill = filler(topUp);
      return {
        channel,
        id: { heading: heading.id, steps: id.map(fill('id')) },
        en: { heading: heading.en, steps: en.map(fill('en')) },
      };
    });
  return { from_the_same_bank: ways(topUp.bank), from_another_bank: ways('OTHERS') };
};

const filler =
  ({ bank, amount, va_number, va_name }: TopUpRow) =>
  (language: Language) => {
    const values: Readonly<Record<string, string>> = {
      va_number,
      amount: formatCount(Number(amount), language),
      company_code: VIRTUAL_ACCOUNT_FORMS[bank]?.prefix ?? '',
      company_name: va_name,
      bank_name: bankName(bank),
      bank_bi_code: biCodeOf(bank),
    };
    return (step: string): string =>
      step.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };

// Bank Indonesia's three digits are among a bank's other names.
const biCodeOf = (bank: string): string =>
  BANKS.find(({ code }) => code === bank.toLowerCase())?.aliases.find((alias) => /^\d{3}$/.test(alias)) ?? '';
