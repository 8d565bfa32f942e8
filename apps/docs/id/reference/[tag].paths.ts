import reference from '../../reference/[tag].paths.ts';

/** Where the language menu leads from a page of the reference, which is in English only. */
export default {
  paths: () =>
    reference.paths().map(({ params }) => ({
      params,
      content: [
        `# ${params.tag}`,
        `Halaman referensi ini dibuat dari kontrak API dan hanya ada dalam bahasa Inggris: [buka halaman bahasa Inggris](/reference/${params.tag}). Teks setiap kesalahan ada dalam kedua bahasa di [daftar kode kesalahan](/reference/error-codes).`,
      ].join('\n\n'),
    })),
};
