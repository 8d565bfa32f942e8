import { onTestFinished, vi } from 'vitest';

/** These storages have no room for anything new, until it is answered that they have, or the test is over. */
export function fill(...storages: readonly Storage[]): { freed: () => void } {
  const { setItem } = Storage.prototype;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    const isLonger = text.length > (this.getItem(key)?.length ?? -1);
    if (storages.includes(this) && isLonger) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  onTestFinished(() => full.mockRestore());
  return { freed: () => full.mockRestore() };
}
