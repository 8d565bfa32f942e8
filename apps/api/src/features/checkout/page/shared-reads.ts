/**
 * Reads for many callers at once. Each gets the result of a read that began after its call, so it misses nothing that happened before; all
 * who call during a read share the next one.
 */
export const sharedReads = <Value>(read: (key: string) => Promise<Value>) => {
  const running = new Map<string, { now: Promise<Value>; next?: Promise<Value> }>();
  const begin = (key: string): Promise<Value> => {
    const now = read(key).finally(() => {
      if (running.get(key)?.now === now) running.delete(key);
    });
    running.set(key, { now });
    return now;
  };
  return (key: string): Promise<Value> => {
    const current = running.get(key);
    if (!current) return begin(key);
    current.next ??= current.now.then(
      () => begin(key),
      () => begin(key),
    );
    return current.next;
  };
};
