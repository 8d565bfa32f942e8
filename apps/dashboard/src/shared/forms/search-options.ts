export interface SearchOption {
  value: string;
  label: string;
  /** Stands beside it in the list, where there is room: in the field it would be cut. */
  note?: string | undefined;
  /** Other spellings by which it is found: a code, a brand. */
  also: readonly string[];
}

/** Those that fit, in their order: what begins with the text before what has it somewhere. */
export function matching(options: readonly SearchOption[], text: string): readonly SearchOption[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options;
  const spellings = (option: SearchOption) =>
    [option.label, option.value, ...option.also].map((spelling) => spelling.toLowerCase());
  const begins = options.filter((option) => spellings(option).some((one) => one.startsWith(wanted)));
  const has = options.filter((option) => spellings(option).some((one) => one.includes(wanted)));
  return [...begins, ...has.filter((option) => !begins.includes(option))];
}
