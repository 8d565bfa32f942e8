/** In order of preference when the caller rates several equally. */
const OURS = ['br', 'gzip'] as const;
export type Encoding = (typeof OURS)[number];

/**
 * The caller's preferred encoding among those we support (RFC 9110 §12.5.3); undefined for identity. Identity comes last unless the caller
 * rates it. A caller that rejects everything still gets identity, rather than no content.
 */
export const preferredEncoding = (accepted = ''): Encoding | undefined => {
  const weights = new Map(accepted.split(',').map(readOne));
  const weightOf = (name: string, standard: number) => weights.get(name) ?? weights.get('*') ?? standard;
  const [best] = OURS.map((name) => ({ name, weight: weightOf(name, 0) })).toSorted(
    (a, b) => b.weight - a.weight,
  );
  const plain = weights.get('identity') ?? 0;
  return best && best.weight > 0 && best.weight >= plain ? best.name : undefined;
};

/** Names are case-insensitive, and `x-gzip` is an alias of gzip. An invalid weight counts as a rejection. */
const readOne = (one: string): [string, number] => {
  const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [name === 'x-gzip' ? 'gzip' : name, WEIGHT.test(weight) ? Number(weight) : 0];
};

const WEIGHT = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/;
