import { SANDBOX } from './support.ts';

type Body = { data: Record<string, unknown> };

/** What a developer does in the dashboard of the sandbox. */
export const asDeveloper = async () => {
  const post = async (path: string, body: object, token?: string): Promise<Body> => {
    const answer = await fetch(`${SANDBOX}/dashboard/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Body;
  };
  const { data } = await post('login', { email: 'developer@demo.test', password: 'Dasbor-Demo-1' });
  const { token } = data['sandbox'] as { token: string };
  return (path: string, body: object) => post(path, body, token);
};

/** A sandbox key with these scopes. */
export const newKey = async (scopes: Record<string, string>): Promise<string> => {
  const post = await asDeveloper();
  return String((await post('api-keys', { name: 'Uji CLI', scopes })).data['secret']);
};
