import { createHash, createHmac } from 'node:crypto';

export type SignedRequest = {
  method: string;
  /** Path and query, as sent. */
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/**
 * The signature that a request must have (AWS Signature Version 4, for requests without a query), by the published steps and not by the
 * library that signs: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export const expectedSignature = ({ method, target, headers }: SignedRequest, secret: string): string => {
  const [, scope = '', names = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+)/.exec(String(headers['authorization'])) ?? [];
  const canonical = [
    method,
    target,
    '',
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
};

export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
