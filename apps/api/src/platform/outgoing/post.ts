import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import {
  errorOfStatus,
  hostOf,
  isAddress,
  isLoopbackAddress,
  isPublicAddress,
} from '@dasbor/domain/webhooks';
import type { AttemptError } from '@dasbor/domain/webhooks';
import { readAnswer } from './answer.ts';
import type { Read } from './answer.ts';
import { guardedConnect } from './connect.ts';
import type { Connect } from './connect.ts';
import { errorOf, Forbidden, Unspoken } from './errors.ts';
import { guardedLookup } from './lookup.ts';
import type { Resolve } from './lookup.ts';

export type Answered = Omit<Read, 'body'> & {
  ms: number;
  status: number | null;
  /** Null if no response arrived. */
  body: string | null;
  /** Null if the receiver accepted it. */
  error: AttemptError | null;
};

export type Outgoing = {
  /** Posts to an untrusted address. Never throws: the result contains the error. */
  post: (
    url: string,
    message: { headers: Readonly<Record<string, string>>; body: string },
  ) => Promise<Answered>;
  /** TCP to an untrusted host, under the same rules. Throws. */
  connect: Connect;
  /** Whether the name currently resolves to a forbidden address. False if it does not resolve. */
  isForbidden: (url: string) => Promise<boolean>;
  /** For the rule about which addresses can be entered. */
  loopback: boolean;
  close: () => void;
};

export type OutgoingRules = {
  /** Whether loopback addresses may be called: only in the embedded mode, for local development. */
  loopback: boolean;
  timeoutMs: number;
  answerBytes: number;
  /** Default: the system's resolver. Tests pass their own. */
  resolve?: Resolve;
  /** Certificates trusted instead of the system's; for tests. */
  ca?: string;
};

/**
 * Calls to addresses given by merchants. The name is resolved once and the connection uses the checked address, so DNS rebinding has no
 * effect. No redirects, no proxy, verified certificates, one deadline for the whole call, and a limited part of the response is read and
 * stored.
 */
export const makeOutgoing = (rules: OutgoingRules): Outgoing => {
  const mayReach = (address: string): boolean =>
    isPublicAddress(address) || (rules.loopback && isLoopbackAddress(address));
  const lookup = guardedLookup(mayReach, rules.resolve);
  // If a receiver closes an idle connection first, the call costs a retry; most servers keep one for five seconds. Keep as many idle
  // sockets as there are parallel calls to one receiver, or they would be closed and reopened between calls.
  const shared = { keepAlive: true, timeout: 4000, maxFreeSockets: 8, lookup };
  const agents = {
    'http:': new HttpAgent(shared),
    'https:': new HttpsAgent({
      ...shared,
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
      ...(rules.ca && { ca: rules.ca }),
    }),
  };

  const send = (target: URL, headers: Readonly<Record<string, string>>, body: string): ClientRequest => {
    const options = { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } };
    const request =
      target.protocol === 'https:'
        ? httpsRequest(target, { ...options, agent: agents['https:'] })
        : httpRequest(target, { ...options, agent: agents['http:'] });
    return request.end(body);
  };

  const attempt = async (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    deadline: number,
  ): Promise<Omit<Answered, 'ms'>> => {
    const target = new URL(url);
    // An IP address in the URL skips `lookup`.
    const host = hostOf(target);
    if (isAddress(host) && !mayReach(host)) return nothing('address_blocked');
    const request = send(target, headers, body);
    let isLate = false;
    const end = (): void => {
      isLate = true;
      request.destroy();
    };
    const timer = setTimeout(end, deadline - performance.now());
    try {
      const response = await responseTo(request);
      const read = await readAnswer(response, rules.answerBytes);
      return { status: response.statusCode ?? null, ...read, error: errorOfStatus(response.statusCode ?? 0) };
    } catch (error) {
      // The receiver had already closed the reused idle connection, so it did not receive the request.
      const isStale = request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
      if (isStale && !isLate) return await attempt(url, headers, body, deadline);
      return nothing(isLate ? 'timeout' : errorOf(error));
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    post: async (url, { headers, body }) => {
      const begun = performance.now();
      const answer = await attempt(url, headers, body, begun + rules.timeoutMs);
      return { ms: Math.round(performance.now() - begun), ...answer };
    },
    connect: guardedConnect(mayReach, lookup),
    isForbidden: (url) =>
      new Promise((resolve) => {
        const host = hostOf(new URL(url));
        if (isAddress(host)) resolve(!mayReach(host));
        else lookup(host, { all: true }, (error) => resolve(error instanceof Forbidden));
      }),
    loopback: rules.loopback,
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  };
};

const responseTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Stays for the lifetime of the request: an error after the response began must not end the process.
    request.on('error', reject);
    // Without a listener, a 101 would cause neither a response nor an error, and the deadline would not end it.
    request.once('upgrade', (_, socket) => {
      socket.destroy();
      reject(new Unspoken());
    });
  });

const nothing = (error: AttemptError): Omit<Answered, 'ms'> => ({
  status: null,
  contentType: null,
  retryAfter: null,
  body: null,
  truncated: false,
  error,
});
