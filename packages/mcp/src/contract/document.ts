/** The parts of the bundled contract that tools are made from. */
export type Document = {
  paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

export type RawOperation = {
  operationId: string;
  summary: string;
  description: string;
  'x-scope'?: string;
  'x-mode': 'any' | 'live' | 'sandbox';
  'x-idempotent': boolean;
  parameters?: readonly (RawParameter | Reference)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
};

export type RawParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema?: Schema;
  content?: Content;
};

export type Content = Readonly<Record<string, { schema?: Schema }>>;
export type Reference = { $ref: string };
export type Schema = Readonly<Record<string, unknown>>;
