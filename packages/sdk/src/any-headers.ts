/** `Headers`, the headers of a Node request, or a plain object in any case. */
export type AnyHeaders =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

/** Undefined when it is not there or empty, and where a caller without types handed over no headers at all. */
export function readHeader(headers: AnyHeaders = {}, name: string): string | undefined {
  const value = isHeaders(headers) ? headers.get(name) : fromRecord(headers, name.toLowerCase());
  return value?.trim() || undefined;
}

function isHeaders(headers: AnyHeaders): headers is { get(name: string): string | null } {
  return typeof headers['get'] === 'function';
}

function fromRecord(headers: Exclude<AnyHeaders, { get(name: string): string | null }>, name: string) {
  const key = Object.keys(headers).find((candidate) => candidate.toLowerCase() === name);
  const value = key === undefined ? undefined : headers[key];
  return typeof value === 'string' ? value : value?.join(' ');
}
