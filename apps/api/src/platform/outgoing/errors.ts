import type { AttemptError } from '@dasbor/domain/webhooks';

export class Forbidden extends Error {
  constructor() {
    super('The address may not be reached.');
  }
}

/** The receiver answered 101: it wants to switch protocols. */
export class Unspoken extends Error {
  readonly code = 'HPE_UPGRADE';

  constructor() {
    super('The receiver wants another protocol.');
  }
}

/** Maps a failed connection to the error that the delivery log shows. */
export const errorOf = (error: unknown): AttemptError => {
  // Several addresses of one name failed; the first error is as good as any.
  const [cause = error] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  if (cause instanceof Forbidden) return 'address_blocked';
  const { code = '' } = cause as NodeJS.ErrnoException;
  return MEANINGS.find(([codes]) => codes.test(code))?.[1] ?? 'connection_failed';
};

const MEANINGS: readonly (readonly [codes: RegExp, meaning: AttemptError])[] = [
  [/^(ETIMEDOUT|ESOCKETTIMEDOUT)$/, 'timeout'],
  [/^(ENOTFOUND|EAI_\w+)$/, 'dns_failed'],
  [/^ECONNREFUSED$/, 'refused'],
  [/^HPE_/, 'bad_response'],
  [
    /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/,
    'tls_failed',
  ],
];
