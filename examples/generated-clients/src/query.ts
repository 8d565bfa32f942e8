/** `filters` is one parameter of JSON, `expand` is repeated. Generators write objects in other ways unless they are told. */
export const toQuery = (query: Readonly<Record<string, unknown>> = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) search.append(name, String(one));
    else if (typeof value === 'object' && value !== null) search.append(name, JSON.stringify(value));
    else if (value !== undefined) search.append(name, String(value));
  }
  return search.toString();
};
