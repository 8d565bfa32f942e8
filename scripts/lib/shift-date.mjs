/**
 * Shifts `Date` by an offset in the current realm, once. Refers to nothing outside itself, because its source text is passed to a
 * browser.
 * @param {number} aheadMs
 */
export const shiftDate = (aheadMs) => {
  const isShifted = Symbol.for('dasbor.date-is-shifted');
  if (Reflect.has(globalThis, isShifted)) return;
  Reflect.set(globalThis, isShifted, true);
  const Real = Date;
  const now = () => Real.now() + aheadMs;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
};
