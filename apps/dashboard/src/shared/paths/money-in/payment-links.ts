export const paymentLinkPaths = {
  list: '/payment_links',
  create: '/payment_links/create',
  /** The form, filled in like this link. */
  duplicate: (id: string): string => `/payment_links/create?from=${id}`,
  detail: (id: string): string => `/payment_links/detail/${id}`,
  /** With the dialog to share a new link. */
  made: (id: string): string => `/payment_links/detail/${id}?share=new`,
  template: '/payment_links/template',
  /** Many links from one file. */
  upload: '/payment_links/upload',
  /** A draft of a file, or what became of it. */
  uploadOf: (id: string): string => `/payment_links/upload?upload=${id}`,
  /** The links of a file. */
  ofUpload: (id: string, { from, to }: { from: string; to: string }): string =>
    `/payment_links?upload=${id}&from=${from}&to=${to}`,
};
