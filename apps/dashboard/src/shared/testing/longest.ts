/** The longest texts that the contract allows: without spaces, and as words. */
export const LONGEST = {
  reference: 'W'.repeat(64),
  name: 'W'.repeat(128),
  words: 'Perkumpulan Pedagang Kopi Nusantara Surabaya Pusat Grosir dan Eceran '
    .repeat(2)
    .slice(0, 128)
    .trim(),
  rupiah: 999_999_999_999_999,
};
