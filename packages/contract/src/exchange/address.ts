export type Query = Readonly<Record<string, string | readonly string[]>>;

/** The path with its values and query. */
export const addressOf = (path: string, params: Readonly<Record<string, string>>, query: Query): string =>
  fill(path, params) + queryText(query);

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? name));

const queryText = (query: Query): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one) => [name, one]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
};
