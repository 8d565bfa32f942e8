import type { SnapService } from './settings.ts';

/** An answer in SNAP's format about the service that was called. */
export type SnapReply = {
  /** HTTP status and case of the response code: `20200`, `40414`. */
  outcome: string;
  body: Readonly<Record<string, unknown>>;
};

const MOST_BYTES = 256 * 1024;

/**
 * One HTTP exchange. Throws if the answer is not SNAP's about this service: a page of a gateway, or a 404 of a wrong address, says nothing
 * about a transfer.
 */
export const exchange = async (
  service: SnapService,
  url: URL,
  init: { headers: Readonly<Record<string, string>>; body: string; signal: AbortSignal },
): Promise<SnapReply> => {
  const { method } = service;
  const reply = await fetch(url, { ...init, method, redirect: 'error' });
  const body = parsed(await textOf(reply));
  const [, status, code, caseCode] = /^(\d{3})(\d{2})(\d{2})$/.exec(String(body?.['responseCode'])) ?? [];
  if (!body || Number(status) !== reply.status || code !== service.code)
    throw new Error('no answer in the format of SNAP');
  return { outcome: `${status}${caseCode}`, body };
};

const textOf = async (reply: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

const parsed = (text: string): SnapReply['body'] | undefined => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? (value as SnapReply['body']) : undefined;
};
