import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readEventStream, type StreamMessage } from './read-event-stream.ts';

const read = async (
  chunks: readonly string[],
  options: { signal?: AbortSignal; silenceMs?: number } = {},
) => {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(bytes.encode(chunk));
      if (!options.silenceMs) controller.close();
    },
  });
  const messages: StreamMessage[] = [];
  for await (const message of readEventStream(body, {
    operation: 'streamEvents',
    silenceMs: 1_000,
    ...options,
  }))
    messages.push(message);
  return messages;
};

describe('an event stream', () => {
  it.each<[string, string[], StreamMessage[]]>([
    [
      'id, event and data',
      ['id: 7\nevent: payment.updated\ndata: {"a":1}\n\n'],
      [{ id: '7', data: '{"a":1}' }],
    ],
    ['several in one piece', ['data: 1\n\ndata: 2\n\n'], [{ data: '1' }, { data: '2' }]],
    ['one in many pieces', ['da', 'ta: 1', '\n', '\nid', ': 2\n\n'], [{ data: '1' }, { id: '2' }]],
    [
      'lines that end in CRLF, even torn apart',
      ['data: 1\r', '\n\r', '\ndata: 2\r\n\r\n'],
      [{ data: '1' }, { data: '2' }],
    ],
    ['data over several lines', ['data: {\ndata: }\n\n'], [{ data: '{\n}' }]],
    ['comments and blank lines left out', [': ping\n\n\n\ndata: 1\n\n'], [{ data: '1' }]],
    ['no space after the colon', ['data:1\n\n'], [{ data: '1' }]],
    ['a colon in the data', ['data: a: b\n\n'], [{ data: 'a: b' }]],
    ['retry in milliseconds, and nothing else for it', ['retry: 250\n\nretry: soon\n\n'], [{ retryMs: 250 }]],
    ['an unfinished message left out', ['data: 1\n\ndata: 2\n'], [{ data: '1' }]],
    ['an id with a NUL left out', ['id: 1\0\ndata: 1\n\n'], [{ data: '1' }]],
  ])('is parsed: %s', async (_, chunks, messages) => {
    expect(await read(chunks)).toEqual(messages);
  });

  it('keeps a character that is split across two chunks', async () => {
    const bytes = new TextEncoder().encode('data: é\n\n');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 7));
        controller.enqueue(bytes.slice(7));
        controller.close();
      },
    });

    const { value } = await readEventStream(body, { operation: 'streamEvents', silenceMs: 1_000 }).next();

    expect(value).toEqual({ data: 'é' });
  });

  it('with an endless message is abandoned before it fills the memory', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(97));
      },
    });
    const ended = readEventStream(body, { operation: 'streamEvents', silenceMs: 1_000 }).next();

    await expect(ended).rejects.toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
    expect(sent).toBeLessThan(2_000_000);
  });

  it('without data is a timeout', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());

    const ended = read(['data: 1\n\n'], { silenceMs: 1_000 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);

    expect(await ended).toMatchObject({ name: 'NetworkError', reason: 'timeout' });
  });

  it('ends when the reader leaves', async () => {
    const leaving = new AbortController();

    const reading = read([], { signal: leaving.signal, silenceMs: 1_000 });
    leaving.abort();

    expect(await reading).toEqual([]);
  });
});
