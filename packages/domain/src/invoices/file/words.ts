import type { PpnMode } from '../ppn.ts';

/** The contract's words, and what people write, in both languages. */
const PPN_WORDS: Readonly<Record<string, PpnMode>> = {
  none: 'none',
  no: 'none',
  '-': 'none',
  tidak: 'none',
  tanpa: 'none',
  'tanpa ppn': 'none',
  'tidak ada': 'none',
  bebas: 'none',
  'without ppn': 'none',
  on_top: 'on_top',
  'on top': 'on_top',
  added: 'on_top',
  ditambahkan: 'on_top',
  ditambah: 'on_top',
  'belum termasuk': 'on_top',
  excluded: 'on_top',
  included: 'included',
  termasuk: 'included',
  'sudah termasuk': 'included',
  'termasuk ppn': 'included',
};

const YES_OR_NO: Readonly<Record<string, boolean>> = {
  ya: true,
  y: true,
  yes: true,
  boleh: true,
  true: true,
  '1': true,
  tidak: false,
  t: false,
  no: false,
  n: false,
  false: false,
  '0': false,
};

const wordIn =
  <Value>(words: Readonly<Record<string, Value>>) =>
  (text: string): Value | undefined => {
    const word = text.toLowerCase();
    return Object.hasOwn(words, word) ? words[word] : undefined;
  };

export const ppnModeOf = /* @__PURE__ */ wordIn(PPN_WORDS);
export const yesOrNo = /* @__PURE__ */ wordIn(YES_OR_NO);
