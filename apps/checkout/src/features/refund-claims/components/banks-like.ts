import type { RefundBank } from '@dasbor/sdk';

/** Every word of the text is in the name or code, in any order: `bank jago`, `jago`, `dana`. */
export const banksLike = (banks: readonly RefundBank[], text: string): readonly RefundBank[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return banks.filter(({ code, name, type }) => {
    const spelling = `${type} ${code} ${name}`.toLowerCase();
    return words.every((word) => spelling.includes(word));
  });
};
