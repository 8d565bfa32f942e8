/** How far the server's clock is ahead of this device's. Device clocks can be minutes off, and the server decides what has expired. */
let aheadMs = 0;

/** The parts of a response that are read. */
export type Answer = {
  readonly headers: { get: (name: string) => string | null };
};

/** The `Date` header has whole seconds. */
const TOLERANCE_MS = 2000;

/** The current time by the server's clock, as last estimated. Use it for everything that the server compares with its time. */
export const serverNow = (): number => Date.now() + aheadMs;

/** A response has the server's time at some moment within its `tookMs`. */
export const hearServerTime = ({ headers }: Answer, tookMs: number): void => {
  const made = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age')) * 1000;
  const offMs = made - serverNow();
  if (offMs > TOLERANCE_MS || offMs < -TOLERANCE_MS - tookMs) aheadMs += offMs;
};
