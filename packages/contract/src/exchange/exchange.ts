import { setTimeout as sleep } from 'node:timers/promises';

export type Reply = {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
  sent: string;
  /** The request, to compare the response with. */
  asked?: Asked;
};

export type Asked = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | readonly string[]>>;
  body: unknown;
  byKey: boolean;
};

/** `409 DPAY_SNAP_KEY_LIMIT` */
export const told = ({ status, json }: Reply): string =>
  `${status} ${(json as { error_code?: string } | undefined)?.error_code ?? ''}`.trim();

/** A call without a response in time. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

const MOST_TRIES = 4;
/** Some responses wait ten seconds for another party: a webhook receiver (`testWebhook`) or a file parser. */
const TIMEOUT_MS = 15_000;

type Sent = { method: string; headers: Record<string, string>; body?: string };

/** Waits out the server's rate limit, which says nothing about the operation. */
export const exchange = async (send: typeof fetch, url: string, sent: Sent): Promise<Reply> => {
  for (let tries = 1; ; tries += 1) {
    const { reply, text } = await answerTo(send, url, sent);
    const json = asJson(text);
    const isLimited = (json as { error_code?: string } | undefined)?.error_code === 'DPAY_RATE_LIMITED';
    if (isLimited && tries < MOST_TRIES) {
      await sleep(Number(reply.headers.get('retry-after') ?? 1) * 1000);
      continue;
    }
    return {
      status: reply.status,
      headers: reply.headers,
      text,
      json,
      sent: `${sent.method} ${url}${sent.body ? ` ${sent.body.slice(0, 300)}` : ''}`,
    };
  }
};

const answerTo = async (send: typeof fetch, url: string, sent: Sent) => {
  try {
    const reply = await send(url, { ...sent, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { reply, text: await readText(reply) };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    throw new Unanswered(`${sent.method} ${url} was not answered within ${TIMEOUT_MS / 1000} s`);
  }
};

/** A stream does not end by itself: its first chunk is enough. */
const readText = async (reply: Response): Promise<string> => {
  if (!reply.headers.get('content-type')?.startsWith('text/event-stream')) return reply.text();
  const reader = reply.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
