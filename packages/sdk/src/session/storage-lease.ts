const LEASE_MS = 15_000;
const SETTLE_MS = 50;

/**
 * Runs `work` while this tab holds a lease in shared storage. For origins without Web Locks: a claim counts only if nobody overwrites
 * it within 50 ms. A tab that dies with the lease blocks others for at most 15 seconds. If a renewal takes longer, the next tab runs
 * too, and the API returns the same tokens to both.
 */
export const leaseIn = async <T>(storage: TextStorage, name: string, work: () => Promise<T>): Promise<T> => {
  const owner = `${Date.now()}.${Math.random()}`;
  const holder = () => {
    const [who, until] = (storage.getItem(name) ?? '').split(' ');
    return Number(until) > Date.now() ? who : undefined;
  };
  while (holder() !== owner) {
    if (!holder()) storage.setItem(name, `${owner} ${Date.now() + LEASE_MS}`);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  }
  try {
    return await work();
  } finally {
    if (holder() === owner) storage.removeItem(name);
  }
};

/** The parts of `Storage` that are used, also for programs without browser types. */
export type TextStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};
