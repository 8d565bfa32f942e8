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
import { errorOf, Forbidden, Unspoken } from './errors.ts';
import { guardedLookup } from './lookup.ts';
import type { Resolve } from './lookup.ts';

export type Answered = Omit<Read, 'body'> & {
  ms: number;
  status: number | null;
  /** Null where no answer came. */
  body: string | null;
  /** Null where the receiver took it. */
  error: AttemptError | null;
};

export type Outgoing = {
  /** Posts to a stranger's address. Never throws: what went wrong is in the answer. */
  post: (
    url: string,
    message: { headers: Readonly<Record<string, string>>; body: string },
  ) => Promise<Answered>;
  /** Whether the name leads, right now, to an address that may not be reached. False where it leads nowhere. */
  isForbidden: (url: string) => Promise<boolean>;
  /** For the rule of what may be entered as an address. */
  loopback: boolean;
  close: () => void;
};

export type OutgoingRules = {
  /** Whether this very machine may be called: the embedded mode, so that a developer can try it. */
  loopback: boolean;
  timeoutMs: number;
  answerBytes: number;
  /** The system's resolver unless a test has its own. */
  resolve?: Resolve;
  /** Certificates trusted instead of the system's; for tests. */
  ca?: string;
};

/**
 * Calls to addresses that merchants give us. The name is resolved once and the connection goes to the very address that was
 * judged, so an answer that changes between look-ups leads nowhere. No redirects, no proxy, certificates checked, one
 * deadline for all of it, and only so much of the answer read and kept.
 */
export const makeOutgoing = (rules: OutgoingRules): Outgoing => {
  const mayReach = (address: string): boolean =>
    isPublicAddress(address) || (rules.loopback && isLoopbackAddress(address));
  const lookup = guardedLookup(mayReach, rules.resolve);
  // A receiver that closes an idle connection early costs a retry; five seconds is what most servers keep one for. As many are kept as
  // one receiver is ever called with at a time, or they would be closed and opened again between its calls.
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
    // An address in the URL itself is connected to without a look-up.
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
      // The receiver had closed the idle connection that was to be used again; nothing was heard by anybody.
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
    // Stays for the whole life of the request: an error after the answer began must not end the process.
    request.on('error', reject);
    // Without a listener it would be neither an answer nor an error, and the deadline would end nothing.
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
