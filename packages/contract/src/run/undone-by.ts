/** How an operation's effect is undone after the run (README.md, "What ends what the run made"). */
export type UndoneBy =
  /** The operation that ends the created record, by its `x-leaves`. */
  { operation: string } | AsBefore;

export type AsBefore = {
  /** The operation that reads the current value, which is sent back later. */
  as_before: string;
  /** If there was no value: the body that removes the new one. */
  if_none?: Record<string, unknown>;
  /** Time fields, and the path from which to read their offset in milliseconds. */
  ahead?: Record<string, string>;
};
