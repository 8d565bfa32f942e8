/** A sentence in both languages. `{name}` is replaced by that param. */
export type Words = { readonly id: string; readonly en: string };

/** The contract's description of an error code. */
export type CatalogueEntry = {
  /** Its HTTP status. A field's code is inside a problem with this status. */
  readonly status: number;
  /** What happened, for the end user. */
  readonly title: Words;
  /** What the user can do next. */
  readonly action: Words;
  /** The cause, for the developer. */
  readonly cause: string;
  /** Whether the same call may succeed later without a change. */
  readonly retryable: boolean;
};

/** The contract's description of an issue in a payout's row. */
export type IssueEntry = {
  /** Whether it blocks the batch (`error`), is left to the user (`warning`), or may pass when the bank is queried again. */
  readonly kind: 'error' | 'warning' | 'again';
  readonly title: Words;
};

/** How param values are displayed: `integer` as "a whole number". */
export type ValueWords = Readonly<Record<string, Words>>;

/** Builds a catalogue entry from positional texts: title and action, each in Indonesian and English. */
export const entry = (
  status: number,
  retryable: boolean,
  cause: string,
  ...[id, en, next, nextEn]: readonly [id: string, en: string, nextId: string, nextEn: string]
): CatalogueEntry => ({ status, title: { id, en }, action: { id: next, en: nextEn }, cause, retryable });

export const issue = (kind: IssueEntry['kind'], id: string, en: string): IssueEntry => ({
  kind,
  title: { id, en },
});
