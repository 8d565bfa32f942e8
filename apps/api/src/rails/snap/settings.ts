import type { KeyObject } from 'node:crypto';

/** What a partner issued to us. */
export type SnapSettings = {
  /** Without `/v1.0`: `https://snap.bank.example`. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Its public half is with the partner. */
  privateKey: KeyObject;
  /** X-PARTNER-ID; often the client id. */
  partnerId: string;
  channelId: string;
};

/** A service of Bank Indonesia's standard. The code is part of every response code. */
export type SnapService = { code: string; method: 'POST' | 'DELETE'; path: string };
