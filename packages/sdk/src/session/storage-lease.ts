const LEASE_MS = 15_000;
const SETTLE_MS = 50;

/**
 * Runs `work` while this tab holds a lease that all tabs see. For origins without Web Locks: the lease is claimed, and held only
 * when nobody overwrote the claim within 50 ms. A tab that died with the lease blocks the others for 15 seconds at most; one whose
 * renewal takes longer shares it with the next, and the API answers both the same tokens.
 */
export async function leaseIn<T>(storage: TextStorage, name: string, work: () => Promise<T>): Promise<T> {
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
}

/** The part of `Storage` that is needed; a program without the types of browsers can name it as well. */
export type TextStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};
