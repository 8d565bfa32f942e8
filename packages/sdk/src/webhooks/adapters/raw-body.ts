import { type AnyHeaders, type WebhookBody, WebhookVerificationError } from '@dasbor/sdk/webhooks';

/** The parts of Node's request that are read, and what parsers add to it. */
export type NodeRequest = AsyncIterable<Uint8Array> & {
  readonly headers: AnyHeaders & { readonly [name: string]: string | readonly string[] | undefined };
  /** Whether a parser has read the stream. */
  readonly readableDidRead?: boolean;
  readonly body?: unknown;
  readonly rawBody?: unknown;
};

// The largest event has a few kilobytes. Anybody can call the address, so nothing larger is kept in memory.
const MOST_BYTES = 1024 * 1024;

/** The raw body that a parser kept, or that nobody has read yet. Refuses with `advice` if a parser kept only what it parsed. */
export const rawBodyOf = async (request: NodeRequest, advice: string): Promise<WebhookBody> => {
  for (const kept of [request.rawBody, request.body])
    if (typeof kept === 'string' || kept instanceof Uint8Array) return kept;
  if (request.readableDidRead) throw new WebhookVerificationError('body_reserialised', advice);
  return readAll(request);
};

/** All bytes of a stream that nobody has read. */
export const readAll = async (
  stream: AsyncIterable<Uint8Array> | readonly Uint8Array[],
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MOST_BYTES)
      throw new WebhookVerificationError('body_too_large', `The body is larger than ${MOST_BYTES} bytes.`);
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
};
