/** What a bank says when it is asked whose account it is. */
export type AccountAnswer =
  | { readonly status: 'found'; readonly name: string }
  | { readonly status: 'not_found' }
  | { readonly status: 'inactive' }
  /** It says that it cannot say now. */
  | { readonly status: 'disturbed' }
  | { readonly status: 'no_response' };
