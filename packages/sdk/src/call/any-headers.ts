/** `Headers`, the headers of a Node request, or a plain object in any case. */
export type AnyHeaders =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | null | undefined };

/** Undefined if missing or empty, or if an untyped caller passes no headers at all. */
export const readHeader = (headers: AnyHeaders | null | undefined, name: string): string | undefined => {
  const given = headers ?? {};
  const value = isHeaders(given) ? given.get(name) : fromRecord(given, name.toLowerCase());
  return value?.trim() || undefined;
};

const isHeaders = (headers: AnyHeaders): headers is { get(name: string): string | null } =>
  typeof headers['get'] === 'function';

const fromRecord = (headers: Exclude<AnyHeaders, { get(name: string): string | null }>, name: string) => {
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : value?.join(' ');
};
