import { setTimeout as delay } from 'node:timers/promises';

const PASSWORD = 'Dasbor-Demo-1';

/**
 * A persistent client: retries until there is a response, with the same key for the same intent. Only what got a response counts as
 * acknowledged.
 */
export const person = (url, email) => {
  let token;

  const ask = async (method, path, { body, bytes, key } = {}) => {
    for (;;) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          'content-type': bytes ? 'application/octet-stream' : 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(bytes && { body: bytes }),
        ...(body && { body: JSON.stringify(body) }),
      }).then(
        async (reply) => ({ status: reply.status, json: await reply.json() }),
        () => undefined,
      );
      // The server is down or starting: retry what got no response.
      if (!answer || answer.status >= 500) await delay(100);
      else return answer;
    }
  };

  return {
    signIn: async () => {
      const { status, json } = await ask('POST', '/dashboard/login', { body: { email, password: PASSWORD } });
      if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(json)}`);
      token = json.data.token;
    },
    /** Returns what was acknowledged; throws on a refusal. */
    ask: async (method, path, options) => {
      const { status, json } = await ask(method, path, options);
      if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
      return json.data;
    },
  };
};
