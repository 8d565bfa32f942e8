/** How what an operation does is undone after the run (README.md, "What ends what the run made"). */
export type UndoneBy =
  /** The operation that ends the record that was made, as its `x-leaves` says. */
  { operation: string } | AsBefore;

export type AsBefore = {
  /** The operation that reads what stands there: that is sent back. */
  as_before: string;
  /** Where nothing stood there: what ends what stands there now. */
  if_none?: Record<string, unknown>;
  /** Fields that are a time, and where it is read how many milliseconds it is ahead. */
  ahead?: Record<string, string>;
};
