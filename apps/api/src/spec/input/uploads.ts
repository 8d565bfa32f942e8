import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from '../handlers.ts';
import { Refused } from '../refused.ts';
import { makeUploadFolder } from './upload-folder.ts';

const MEGABYTE = 1024 * 1024;

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
  maxBytes: number,
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
      return receive(request, path, maxBytes);
    });
    route(scope);
  });
};

const receive = async ({ raw }: FastifyRequest, path: string, maxBytes: number): Promise<Upload> => {
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _, done) => {
      size += chunk.length;
      if (size > maxBytes) return done(tooLarge(maxBytes));
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

const tooLarge = (maxBytes: number): Refused =>
  new Refused('DPAY_FILE_TOO_LARGE', { maximum_mb: Math.floor(maxBytes / MEGABYTE) });
