import type { DefaultTheme, MarkdownRenderer } from 'vitepress';

/** The words of the theme. */
export const words: DefaultTheme.Config = {
  outline: { level: [2, 3], label: 'Di halaman ini' },
  docFooter: { prev: 'Sebelumnya', next: 'Berikutnya' },
  darkModeSwitchLabel: 'Tampilan',
  lightModeSwitchTitle: 'Ganti ke mode terang',
  darkModeSwitchTitle: 'Ganti ke mode gelap',
  sidebarMenuLabel: 'Menu',
  returnToTopLabel: 'Kembali ke atas',
  langMenuLabel: 'Ganti bahasa',
  skipToContentLabel: 'Langsung ke isi',
  notFound: {
    title: 'HALAMAN TIDAK DITEMUKAN',
    quote: 'Alamat ini mungkin salah ketik, atau halamannya sudah dipindahkan.',
    linkLabel: 'ke beranda',
    linkText: 'Ke beranda',
  },
};

/** The words of the search box. */
export const searchWords: NonNullable<DefaultTheme.LocalSearchOptions['translations']> = {
  button: { buttonText: 'Cari', buttonAriaLabel: 'Cari' },
  modal: {
    displayDetails: 'Tampilkan daftar rinci',
    resetButtonTitle: 'Kosongkan pencarian',
    backButtonTitle: 'Tutup pencarian',
    noResultsText: 'Tidak ada hasil untuk',
    footer: {
      selectText: 'pilih',
      selectKeyAriaLabel: 'enter',
      navigateText: 'pindah',
      navigateUpKeyAriaLabel: 'panah atas',
      navigateDownKeyAriaLabel: 'panah bawah',
      closeText: 'tutup',
      closeKeyAriaLabel: 'escape',
    },
  },
};

/** VitePress has one language for the words in rendered Markdown: the button of a sample and the link of a heading. */
export const translateMarkdown = (markdown: MarkdownRenderer): void => {
  const render = markdown.render.bind(markdown);
  markdown.render = (source, environment?: { relativePath?: string }) => {
    const html = render(source, environment);
    return environment?.relativePath?.startsWith('id/')
      ? html
          .replaceAll('<button title="Copy Code"', '<button title="Salin kode"')
          .replaceAll('aria-label="Permalink to ', 'aria-label="Tautan ke ')
      : html;
  };
};
