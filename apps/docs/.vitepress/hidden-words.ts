/** Words for screen readers that the theme has in English only, and no setting for. */
export const HIDDEN_WORDS: Record<string, string> = {
  'Main Navigation': 'Navigasi utama',
  'Sidebar Navigation': 'Navigasi samping',
  Pager: 'Halaman sebelumnya dan berikutnya',
  'mobile navigation': 'navigasi',
  'extra navigation': 'menu lain',
  'toggle section': 'buka atau tutup bagian',
};

const words = Object.keys(HIDDEN_WORDS).join('|');

/** Makes the theme's components ask `$hidden` of `theme/index.ts` for these words. */
export const hiddenWords = {
  name: 'hidden-words',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    /theme-default\/components\/VP\w+\.vue$/.test(id)
      ? code
          .replaceAll(new RegExp(` ((?:aria-)?label)="(${words})"`, 'g'), ` :$1="$hidden('$2')"`)
          .replaceAll(new RegExp(`>\\s*(${words})\\s*</span>`, 'g'), `>{{ $hidden('$1') }}</span>`)
      : undefined,
} as const;
