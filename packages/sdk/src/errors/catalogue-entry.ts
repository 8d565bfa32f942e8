/** A sentence in both languages. `{name}` stands for the param of that name. */
export type Words = { readonly id: string; readonly en: string };

/** What the contract says of one error code. */
export type CatalogueEntry = {
  /** The HTTP status it comes with. A code said of a field comes inside another one of that status. */
  readonly status: number;
  /** What happened, for the person at the screen. */
  readonly title: Words;
  /** What that person can do next. */
  readonly action: Words;
  /** Why the API answers it, for the developer. */
  readonly cause: string;
  /** Whether the same call may succeed later with nothing changed. */
  readonly retryable: boolean;
};

/** What the contract says of one thing that may be wrong with a payout's row. */
export type IssueEntry = {
  /** Whether it holds the batch back (`error`), is left to the person (`warning`), or may pass when the bank is asked once more. */
  readonly kind: 'error' | 'warning' | 'again';
  readonly title: Words;
};

/** How values of a problem's params are said: `integer` as "a whole number". */
export type ValueWords = Readonly<Record<string, Words>>;

/** An entry of the catalogue, with its words by place: title and action, each in Indonesian and English. */
export function entry(
  status: number,
  retryable: boolean,
  cause: string,
  ...[id, en, next, nextEn]: readonly [id: string, en: string, nextId: string, nextEn: string]
): CatalogueEntry {
  return { status, title: { id, en }, action: { id: next, en: nextEn }, cause, retryable };
}

export const issue = (kind: IssueEntry['kind'], id: string, en: string): IssueEntry => ({
  kind,
  title: { id, en },
});
