/** What other tabs can see of a file that is being saved. It goes with its tab, so that a crash leaves nothing locked. */
export function savingLock(owner: string) {
  // Browsers offer them on secure origins only. Without, the key of the work alone keeps it from becoming two batches.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const nameOf = (what: string): string => `dasbor.saving ${owner} ${what}`;
  return {
    hold: <T>(what: string, work: () => Promise<T>): Promise<T> =>
      locks ? (locks.request(nameOf(what), work) as Promise<T>) : work(),
    isHeld: async (what: string): Promise<boolean> => {
      const { held = [] } = (await locks?.query()) ?? {};
      return held.some(({ name }) => name === nameOf(what));
    },
    /** Waits until it is; rejects where that is no longer waited for. */
    freed: async (what: string, signal: AbortSignal): Promise<void> =>
      locks?.request(nameOf(what), { signal }, () => undefined),
  };
}
