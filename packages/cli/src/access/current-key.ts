import { createClientFor, ForbiddenError, UnauthorizedError } from '@dasbor/sdk';
import { apiKeys } from '@dasbor/sdk/resources';
import { refusePlainHttp } from './address.ts';

const { getCurrentApiKey, revokeCurrentApiKey } = apiKeys;

const clientOf = ({ key, api }: { key: string; api: string }) =>
  createClientFor({ getCurrentApiKey, revokeCurrentApiKey }, { baseUrl: api, key, language: 'en' });

/** The key that calls, and its merchant. */
export const currentKey = async (access: { key: string; api: string }) =>
  (await clientOf(access).getCurrentApiKey()).data;

/** Revokes a key that is still valid. */
export const revokeKey = async (access: { key: string; api: string }): Promise<void> => {
  refusePlainHttp(access.api);
  const client = clientOf(access);
  try {
    const { id } = (await client.getCurrentApiKey()).data;
    await client.revokeCurrentApiKey({ body: { id } });
  } catch (error) {
    const hasEnded = error instanceof UnauthorizedError || error instanceof ForbiddenError;
    if (!hasEnded) throw error;
  }
};
