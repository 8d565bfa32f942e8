/** What a call of SNAP is signed over (HMAC-SHA512 with the client secret); the hash is of the minified body, in lower-case hex. */
export function requestStringToSign({
  method,
  target,
  accessToken,
  bodyHash,
  timestamp,
}: SignedRequest): string {
  return [method, target, accessToken, bodyHash, timestamp].join(':');
}

export interface SignedRequest {
  readonly method: string;
  /** Path and query as they were called. */
  readonly target: string;
  readonly accessToken: string;
  readonly bodyHash: string;
  readonly timestamp: string;
}
