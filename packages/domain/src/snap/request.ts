/** The text to sign for a SNAP call (HMAC-SHA512 with the client secret); the hash is of the minified body, in lower-case hex. */
export const requestStringToSign = ({
  method,
  target,
  accessToken,
  bodyHash,
  timestamp,
}: SignedRequest): string => [method, target, accessToken, bodyHash, timestamp].join(':');

export type SignedRequest = {
  readonly method: string;
  /** Path and query as requested. */
  readonly target: string;
  readonly accessToken: string;
  readonly bodyHash: string;
  readonly timestamp: string;
};
