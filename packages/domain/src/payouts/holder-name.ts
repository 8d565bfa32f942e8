/**
 * Whether the written name matches the holder's name from the bank. Banks write capitals, drop or move titles and truncate long names;
 * wallets mask letters. None of these makes a mismatch.
 */
export const isSameHolder = (written: string, stated: string): boolean => {
  const [ours, theirs] = [tokensOf(written), tokensOf(stated)];
  if (ours.length === 0 || theirs.length === 0) return false;
  if (ours.join('') === theirs.join('')) return true;
  if (areOtherCompanies(ours, theirs)) return false;
  if (HIDDEN.test(stated)) return isSeenThrough(withoutTitles(ours), withoutTitles(tokensOf(stated, HIDES)));
  const [whole, seen] = [withoutTitles(ours).join(''), withoutTitles(theirs).join('')];
  return whole === seen || (isCutOff(stated) && whole.startsWith(seen));
};

/** `BUDI SANTOSO` → `BU** SAN****`: enough to recognise a known person, too little to learn a name. */
export const maskName = (name: string): string =>
  name.replaceAll(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const shown = word.length === 1 ? 0 : Math.ceil(word.length / 3);
    return word.slice(0, shown).padEnd(word.length, '*');
  });

/** Whether a wallet hid letters of the name. */
export const isMaskedName = (stated: string): boolean => HIDDEN.test(stated);

// The shortest field in which banks truncate names; a shorter prefix is another name.
const SHORTEST_CUT = 18;
const isCutOff = (stated: string): boolean => stated.trim().length >= SHORTEST_CUT;

// `A** P******`, and `Axx Pxxxxxx` from wallets.
const HIDDEN = /\*|(?<!\p{L})\p{Lu}x{2,}(?!\p{L})/u;
const HIDES = /(?<=\p{Lu})x+(?!\p{L})/gu;

/** Compares word by word, with equal lengths; a masked letter matches any. At least one letter must be visible. */
const isSeenThrough = (ours: readonly string[], theirs: readonly string[]): boolean => {
  if (ours.length !== theirs.length || !/[^*]/.test(theirs.join(''))) return false;
  return theirs.every((word, index) => {
    const own = ours[index] ?? '';
    return (
      own.length === word.length && [...word].every((letter, at) => letter === '*' || letter === own[at])
    );
  });
};

/** A PT and a CV of the same name are different companies; a name without the legal form matches either. */
const areOtherCompanies = (ours: readonly string[], theirs: readonly string[]): boolean => {
  const [own, its] = [ours, theirs].map((words) => words.find((word) => FORMS.has(word)));
  return own !== undefined && its !== undefined && own !== its;
};

const tokensOf = (name: string, hides?: RegExp): string[] => {
  const shown = hides ? name.replaceAll(hides, (letters) => '*'.repeat(letters.length)) : name;
  return (
    shown
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toUpperCase()
      // Joins the letters: S.E. becomes SE, O'Neil becomes ONEIL.
      .replaceAll(/[.'’`]/g, '')
      .split(/[^\p{L}\p{N}*]+/u)
      .filter((word) => word !== '')
  );
};

/** Removes titles before and after the name, unless nothing would remain. */
const withoutTitles = (words: readonly string[]): string[] => {
  let [from, to] = [0, words.length];
  while (from < to - 1 && BEFORE.has(words[from] ?? '')) from += 1;
  while (from < to - 1 && BEHIND.has(words[to - 1] ?? '')) to -= 1;
  return words.slice(from, to);
};

const wordsOf = (text: string): string[] => text.split(' ');
const FORMS = /* @__PURE__ */ new Set(['PT', 'CV', 'UD', 'PD', 'FA', 'YAYASAN', 'KOPERASI']);
const BEFORE = /* @__PURE__ */ new Set([
  ...FORMS,
  ...wordsOf('BAPAK BPK IBU TN NY NN SDR SDRI H HJ KH DR DRA DRS DRG IR PROF'),
]);
const BEHIND = /* @__PURE__ */ new Set([
  ...FORMS,
  ...wordsOf('TBK SE SH ST SS SPD SPT SKOM SSOS SSI SIP SFARM SKED SAK'),
  ...wordsOf('AMD MM MBA MSI MPD MT MH MKOM MSC PHD AK CPA'),
]);
