/** A bank's answer to an account inquiry. */
export type AccountAnswer =
  | { readonly status: 'found'; readonly name: string }
  | { readonly status: 'not_found' }
  | { readonly status: 'inactive' }
  /** The bank cannot answer now. */
  | { readonly status: 'disturbed' }
  | { readonly status: 'no_response' };
