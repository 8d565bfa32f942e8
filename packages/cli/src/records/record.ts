/** How a field is written: `rupiah` with dots, `time` in Jakarta. */
export type Kind = 'text' | 'rupiah' | 'time';

export type Field = {
  name: string;
  type: 'text' | 'number' | 'boolean' | 'words' | 'json';
  choices?: readonly (string | number)[];
  required?: boolean;
};

/** An operation of the contract, as the client and a person name it. */
export type Place = {
  operation: string;
  line: string;
  tag: string;
  /** The names of its path's ids, in order. */
  path: readonly string[];
  /** Of every scalar field, by its dotted path. */
  kinds: Readonly<Record<string, Kind>>;
};

export type Listing = Place & { pages: boolean; query: readonly Field[]; filters: readonly Field[] };
export type Creation = Place & { fields: readonly Field[] };

/** What an API key may do with one kind of record. */
export type RecordFacts = { list?: Listing; get?: Place; create?: Creation };
export type Verb = keyof RecordFacts;
export type Records = Readonly<Record<string, RecordFacts>>;
