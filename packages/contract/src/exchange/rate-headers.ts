import type { Contract, Operation } from '../contract.ts';
import type { Reply } from './exchange.ts';

const NAMES = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

/** Responses to a key contain the rate limit headers that the contract declares. */
export const makeRateJudge = ({ document }: Pick<Contract, 'document'>) => {
  const rates = (document['x-rate-limits'] ?? {}) as Readonly<Record<string, { burst?: number }>>;
  return ({ method, responses }: Operation, { status, headers, json, asked }: Reply): string[] => {
    const declared = responses[String(status)]?.headers ?? {};
    // If the key is refused as unknown or of the other mode, its owner is unknown.
    const isUnknown =
      status === 401 || (json as { error_code?: string })?.error_code === 'DPAY_MODE_MISMATCH';
    if (!asked?.byKey || isUnknown || !NAMES.every((name) => name in declared)) return [];
    const wrong = NAMES.filter((name) => !/^\d+$/.test(headers.get(name) ?? ''));
    if (wrong.length > 0) return [`To a key, ${wrong.join(', ')} should be whole numbers, and are not.`];
    const [limit, remaining] = NAMES.map((name) => Number(headers.get(name)));
    const burst = rates[method === 'GET' ? 'read' : 'write']?.burst ?? limit;
    return [
      ...(limit === burst ? [] : [`RateLimit-Limit is ${limit}, and the contract says ${burst}.`]),
      ...(Number(remaining) <= Number(limit) ? [] : [`RateLimit-Remaining ${remaining} is above ${limit}.`]),
    ];
  };
};
