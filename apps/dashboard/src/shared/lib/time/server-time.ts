/** How far the server's clock is ahead of this device's. A device may be minutes off, and the server decides what has expired. */
let aheadMs = 0;

/** What is read of an answer. */
export interface Answer {
  readonly headers: { get: (name: string) => string | null };
}

/** `Date` has whole seconds. */
const TOLERANCE_MS = 2000;

/** Now, by the clock of the server as far as it was heard. Whatever the server compares with its time is compared with this. */
export const serverNow = (): number => Date.now() + aheadMs;

/** An answer tells the server's time when it was made: at some moment of the `tookMs` that it was waited for. */
export function hearServerTime({ headers }: Answer, tookMs: number): void {
  const made = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age')) * 1000;
  const offMs = made - serverNow();
  if (offMs > TOLERANCE_MS || offMs < -TOLERANCE_MS - tookMs) aheadMs += offMs;
}
