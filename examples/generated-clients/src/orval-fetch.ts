const settings = { baseUrl: 'http://localhost:4001', key: '' };

export const connect = (baseUrl: string, key: string): void => {
  Object.assign(settings, { baseUrl, key });
};

/** Every generated function calls this one. It answers the form that they declare. */
export const callDasbor = async <Answer>(path: string, init: RequestInit): Promise<Answer> => {
  const headers = new Headers(init.headers);
  // A key is the user name of HTTP Basic, without a password.
  headers.set('authorization', `Basic ${btoa(`${settings.key}:`)}`);
  const response = await fetch(new URL(path, settings.baseUrl), { ...init, headers });
  const text = await response.text();
  const data: unknown = text === '' ? {} : JSON.parse(text);
  return { data, status: response.status, headers: response.headers } as Answer;
};
