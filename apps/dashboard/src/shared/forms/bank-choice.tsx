import { type BankFacts, nearestBanks } from '@dasbor/domain/payouts';
import { SearchChoice, type SearchChoiceProps } from './search-choice.tsx';
import type { SearchOption } from './search-options.ts';

type BankChoiceProps = {
  banks: readonly BankFacts[];
} & Omit<SearchChoiceProps, 'options' | 'nearest'>;

/** A bank, searched by name or code. If none matches, the most similar names are offered. */
export const BankChoice = ({ banks, ...field }: BankChoiceProps) => (
  <SearchChoice
    {...field}
    options={banks.map(optionOf)}
    nearest={(text) => nearestBanks(banks, text).map(optionOf)}
  />
);

const optionOf = ({ code, name, aliases }: BankFacts): SearchOption => ({
  value: code,
  label: name,
  also: aliases,
});
