import { createClient } from '@dasbor/sdk';
import type { Tool } from './contract/tool.ts';
import { MOST_ROWS } from './contract/tools.ts';
import type { Settings } from './settings.ts';

export type Arguments = Readonly<Record<string, unknown>>;
export type Answered = { body: unknown; requestId: string | null };

/** The API with the key of the server. */
export type Api = {
  readKey: () => Promise<OwnKey>;
  call: (tool: Tool, given: Arguments, idempotencyKey?: string) => Promise<Answered>;
};

/** What the API says about the key of the server. */
export type OwnKey = {
  name: string;
  mode: string;
  last_four: string;
  scopes: Readonly<Record<string, string>>;
  subaccount: { id: string; name: string } | null;
};

export const connect = ({ baseUrl, key }: Pick<Settings, 'baseUrl' | 'key'>): Api => {
  const client = createClient({ baseUrl, key, language: 'en' });
  const methods = client.withResponse as unknown as Readonly<
    Record<string, (input: object) => Promise<Answered>>
  >;
  return {
    readKey: async () => (await client.getCurrentApiKey()).data,
    call: async (tool, given, idempotencyKey) => {
      const method = methods[tool.name];
      if (!method) throw new Error(`The SDK has no method ${tool.name} for keys.`);
      const { body, requestId } = await method({
        ...inputOf(tool, given),
        ...(tool.isIdempotent && idempotencyKey && { idempotencyKey }),
      });
      return { body: tool.paging === 'rows' ? pageOf(body as Rows, given['cursor']) : body, requestId };
    },
  };
};

/** Path, query and body again, which a tool takes as one object. */
const inputOf = (tool: Tool, { body, ...given }: Arguments) => {
  const values = Object.entries(given);
  const query = Object.fromEntries(values.filter(([name]) => tool.query.includes(name)));
  const path = Object.fromEntries(values.filter(([name]) => tool.path.includes(`{${name}}`)));
  return {
    path,
    query: { ...query, ...(query['cursor'] !== undefined && { action: 'next' }) },
    ...(body !== undefined && { body }),
  };
};

type Rows = { data: readonly unknown[] };

/** A list that the API answers at once, in pages like the others. */
const pageOf = ({ data, ...rest }: Rows, cursor: unknown) => {
  const from = typeof cursor === 'string' ? Number(cursor.slice('row_'.length)) : 0;
  const until = from + MOST_ROWS;
  const has_next = until < data.length;
  const page = { next_cursor: has_next ? `row_${until}` : null, has_next, total: data.length };
  return { ...rest, data: data.slice(from, until), page };
};
