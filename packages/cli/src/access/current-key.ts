import { createClientFor } from '@dasbor/sdk';
import { apiKeys } from '@dasbor/sdk/resources';

const { getCurrentApiKey, revokeCurrentApiKey } = apiKeys;

const clientOf = ({ key, api }: { key: string; api: string }) =>
  createClientFor({ getCurrentApiKey, revokeCurrentApiKey }, { baseUrl: api, key, language: 'en' });

/** The key that calls, and its merchant. */
export const currentKey = async (access: { key: string; api: string }) =>
  (await clientOf(access).getCurrentApiKey()).data;

export const revokeKey = async (access: { key: string; api: string }): Promise<void> => {
  const client = clientOf(access);
  const { id } = (await client.getCurrentApiKey()).data;
  await client.revokeCurrentApiKey({ body: { id } });
};
