/** Where small files are kept that customers download, whole in memory. Every server of a deployment must reach the same one. */
export type Storage = {
  /** Overwrites. When it resolves, the file survives a crash. */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Undefined if there is no such file. */
  get: (key: string) => Promise<Buffer | undefined>;
  /** Succeeds as well if there is no such file. */
  delete: (key: string) => Promise<void>;
};

/** The storage cannot be reached, refuses or is full. The caller may try again; the log has the cause. */
export class StorageUnavailable extends Error {}

// Generated, never a name that somebody chose: no key can leave the folder or the bucket.
const KEY = /^[a-z]+\/[a-z]+_[0-9A-HJKMNP-TV-Z]{26}$/;

export const assertKey = (key: string): void => {
  if (!KEY.test(key)) throw new TypeError(`${JSON.stringify(key)} is not a key of a stored file`);
};
