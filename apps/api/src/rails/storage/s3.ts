import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { assertKey, StorageUnavailable } from './port.ts';
import type { Storage } from './port.ts';

export type S3Settings = {
  /** Without the bucket: `https://s3.ap-southeast-3.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const TIMEOUT_MS = 10_000;

/** A bucket of Amazon S3, or of a server with the same protocol. The bucket is part of the path, which all of them understand. */
export const s3Storage = (settings: S3Settings): Storage => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const call = async (key: string, init: RequestInit = {}): Promise<Response> => {
    assertKey(key);
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return client.fetch(url, { ...init, redirect: 'error', signal }).catch(unavailable);
  };
  return {
    put: async (key, bytes, contentType) => {
      const body = Buffer.from(bytes);
      // Signed too, so that the server refuses a body that was changed on the way.
      const hash = createHash('sha256').update(body).digest('hex');
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': hash };
      await done(await call(key, { method: 'PUT', body, headers }), 'put');
    },
    get: async (key) => {
      const answer = await call(key);
      return answer.ok ? bodyOf(answer) : done(answer, 'get', 404);
    },
    delete: async (key) => {
      await done(await call(key, { method: 'DELETE' }), 'delete', 404);
    },
  };
};

/** Within the time of the call: a customer on a slow line does not keep it open. */
const bodyOf = async (answer: Response): Promise<Buffer> =>
  Buffer.from(await answer.arrayBuffer().catch(unavailable));

const unavailable = (cause: unknown): never => {
  throw new StorageUnavailable('The file storage cannot be reached', { cause });
};

/** The body is read, so that the connection can be used again. It is not told: it may name keys. */
const done = async (answer: Response, action: string, alsoFine?: number): Promise<undefined> => {
  await bodyOf(answer);
  if (answer.ok || answer.status === alsoFine) return undefined;
  throw new StorageUnavailable(`The file storage answered ${answer.status} to ${action}`);
};
