import type { Storage } from '../../rails/storage/port.ts';

/** Files in memory, and what is there. */
export const memoryStorage = (): Storage & { files: ReadonlyMap<string, Uint8Array> } => {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    put: async (key, bytes) => {
      files.set(key, bytes);
    },
    get: async (key) => {
      const bytes = files.get(key);
      return bytes && Buffer.from(bytes);
    },
    delete: async (key) => {
      files.delete(key);
    },
  };
};
