import { NetworkError } from '../errors/errors.ts';

export type StreamMessage = { id?: string; data?: string; retryMs?: number };

// Many times the largest event: an endless message would fill the memory.
const LONGEST_MESSAGE = 1_000_000;

/**
 * Reads `text/event-stream`: messages end with a blank line, comments are skipped. A lost connection, a long silence or an oversized
 * message is a {@link NetworkError}.
 */
export const readEventStream = async function* (
  body: ReadableStream<Uint8Array>,
  {
    operation,
    signal,
    silenceMs,
  }: { operation: string; signal?: AbortSignal | undefined; silenceMs: number },
): AsyncGenerator<StreamMessage, void, undefined> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  const leave = () => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', leave);
  let text = '';
  try {
    while (true) {
      const { done, value } = await within(silenceMs, reader.read(), operation);
      if (done) return;
      text = (text + value).replace(/\r\n/g, '\n');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      if (text.length > LONGEST_MESSAGE)
        throw new Error(`A message of more than ${LONGEST_MESSAGE} characters`);
      for (const block of blocks) {
        const message = parse(block);
        if (message) yield message;
      }
    }
  } catch (error) {
    throw error instanceof NetworkError ? error : new NetworkError(operation, 'unreachable', error);
  } finally {
    signal?.removeEventListener('abort', leave);
    leave();
  }
};

const parse = (block: string): StreamMessage | undefined => {
  const message: StreamMessage = {};
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name === 'data') data.push(value);
    if (name === 'id' && !value.includes('\0')) message.id = value;
    if (name === 'retry' && /^\d+$/.test(value)) message.retryMs = Number(value);
  }
  if (data.length > 0) message.data = data.join('\n');
  return Object.keys(message).length > 0 ? message : undefined;
};

const within = <T>(silenceMs: number, next: Promise<T>, operation: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NetworkError(operation, 'timeout')), silenceMs);
  });
  return Promise.race([next, silence]).finally(() => clearTimeout(timer));
};
