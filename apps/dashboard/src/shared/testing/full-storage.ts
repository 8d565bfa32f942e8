import { onTestFinished, vi } from 'vitest';

/** Makes these storages full until the returned function is called or the test ends. */
export const fill = (...storages: readonly Storage[]): { freed: () => void } => {
  const { setItem } = Storage.prototype;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    const isLonger = text.length > (this.getItem(key)?.length ?? -1);
    if (storages.includes(this) && isLonger) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  onTestFinished(() => full.mockRestore());
  return { freed: () => full.mockRestore() };
};
