/** In the order in which they are given to who takes several alike. */
const OURS = ['br', 'gzip'] as const;
export type Encoding = (typeof OURS)[number];

/**
 * What a caller takes best of what we can make (RFC 9110 §12.5.3); undefined for the content as it is. Whoever says nothing of
 * leaving it as it is takes that last; whoever refuses all there is gets it all the same, rather than nothing.
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

/** Names are read in any case, and `x-gzip` is gzip's older one; a weight that is none is taken as a refusal. */
const readOne = (one: string): [string, number] => {
  const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [name === 'x-gzip' ? 'gzip' : name, WEIGHT.test(weight) ? Number(weight) : 0];
};

const WEIGHT = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/;
