import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../contract.ts';
import type { Upload } from '../handlers.ts';
import { Refused } from '../refused.ts';
import { makeUploadFolder } from './upload-folder.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

type Limit = Pick<Operation, 'maxBytes' | 'tooLarge'>;

declare module 'fastify' {
  interface FastifyRequest {
    uploaded: string | undefined;
  }
}

/**
 * Registers routes whose body is a file. It is counted byte by byte regardless of Content-Length and never held in memory. An
 * unauthenticated caller was rejected before the first byte.
 */
export const takeUploads = (
  app: FastifyInstance,
  limit: Limit,
  route: (to: FastifyInstance) => unknown,
): void => {
  void app.register(async (scope) => {
    const folder = await makeUploadFolder();
    scope.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
    scope.decorateRequest('uploaded', undefined);
    const forget = async ({ uploaded }: FastifyRequest): Promise<void> => {
      if (uploaded !== undefined) await rm(uploaded, { force: true });
    };
    scope.addHook('onResponse', forget);
    scope.addHook('onRequestAbort', forget);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (request: FastifyRequest) => {
      const path = join(folder, randomUUID());
      request.uploaded = path;
      return receive(request, path, limit);
    });
    route(scope);
  });
};

const receive = async ({ raw }: FastifyRequest, path: string, limit: Limit): Promise<Upload> => {
  const maxBytes = limit.maxBytes ?? 0;
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _, done) => {
      size += chunk.length;
      if (size > maxBytes) return done(tooLarge(maxBytes, limit.tooLarge));
      hash.update(chunk);
      return done(null, chunk);
    },
  });
  try {
    // Keeps the request open, so that a client that sends too much still receives the answer.
    await pipeline(raw.iterator({ destroyOnReturn: false }), count, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    raw.resume();
    // The client disconnected: nobody to answer, and not our fault.
    throw raw.readableAborted ? new Refused('DPAY_INVALID_REQUEST') : error;
  }
  return { path, size, sha256: hash.digest('hex') };
};

/** A limit of 20 971 519 bytes is told as the 20 MB that a file must be below. */
const tooLarge = (maxBytes: number, code: string): Refused =>
  new Refused(
    code,
    maxBytes < MEGABYTE
      ? { maximum_kb: Math.ceil(maxBytes / KILOBYTE) }
      : { maximum_mb: Math.ceil(maxBytes / MEGABYTE) },
  );
