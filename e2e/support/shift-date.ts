/**
 * Makes `Date` run ahead of this machine's time, or behind it, in the realm it is called in. It names nothing outside itself: a browser
 * is given its text.
 */
export function shiftDate(aheadMs: number): void {
  const Real = Date;
  const now = () => Real.now() + aheadMs;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
