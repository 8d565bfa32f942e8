import { once } from 'node:events';
import { connect } from 'node:net';
import { signWebhook } from '@dasbor/sdk/webhooks';
import { safe } from '../output/safe.ts';
import type { World } from '../world.ts';

export type Forwarding = { to: string; secret: string };
type Message = { id: string; event: string; body: string };

/** The same timeout as Dasbor's webhooks. */
const TIMEOUT_MS = 10_000;

/** Sends one event once and prints the result on one line. Returns whether the receiver accepted it. */
export const forward = async (
  message: Message,
  { to, secret }: Forwarding,
  { say }: World,
): Promise<boolean> => {
  const { id, event, body } = message;
  const signed = await signWebhook({ event: body, id, secrets: secret });
  const begunAt = performance.now();
  const { status, said } = await post(to, signed);
  const ms = Math.round(performance.now() - begunAt);
  const time = new Date().toTimeString().slice(0, 8);
  say(safe(`${time}  ${event.padEnd(20)}  ${id}  ${said}  ${ms} ms`));
  return status >= 200 && status < 300;
};

/** Whether the receiver accepts connections. */
export const isListening = async (to: string): Promise<boolean> => {
  const { hostname, port, protocol } = new URL(to);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    timeout: TIMEOUT_MS,
  });
  socket.on('timeout', () => socket.destroy(new Error('timeout')));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

const post = async (to: string, { headers, body }: Awaited<ReturnType<typeof signWebhook>>) => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(to, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.body?.cancel();
    return { status: answer.status, said: String(answer.status) };
  } catch (error) {
    return { status: 0, said: reasonOf(error, to) };
  }
};

const reasonOf = (error: unknown, to: string): string => {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return `no answer in ${TIMEOUT_MS / 1000} s`;
  const { code, message = 'no answer' } = Object(cause) as { code?: string; message?: string };
  return code === 'ECONNREFUSED' ? `nothing listens at ${new URL(to).host}` : message;
};
