import { randomUUID } from 'node:crypto';
import type { Answered, Arguments } from '../api.ts';
import type { Tool } from '../contract/tool.ts';

/** One write that a person may confirm. It lives in the memory of this process only. */
export type Intent = {
  id: string;
  tool: Tool;
  given: Arguments;
  /** What it would do, in words. */
  summary: string;
  idempotencyKey: string;
  expiresAt: number;
  /** Once started, confirming again repeats the same call; the API keeps the key for 24 hours. */
  state:
    | { is: 'waiting' }
    | { is: 'started'; outcome: Promise<Answered> }
    | { is: 'unclear' }
    | { is: 'done'; answered: Answered };
};

export type Found = { intent: Intent } | { problem: 'unknown' | 'expired' };
export type Intents = ReturnType<typeof makeIntents>;

export const MINUTES_TO_CONFIRM = 10;
const MINUTE_MS = 60_000;
// Shorter than the 24 hours of an idempotency key: afterwards the same call would count again.
const HOURS_TO_REPEAT = 23;
const MOST_INTENTS = 100;

export const makeIntents = ({ now = Date.now }: { now?: () => number } = {}) => {
  const kept = new Map<string, Intent>();

  return {
    add: (tool: Tool, given: Arguments, summary: string): Intent => {
      const [oldest] = kept.keys();
      if (kept.size >= MOST_INTENTS && oldest) kept.delete(oldest);
      const id = `intent_${randomUUID()}`;
      const intent: Intent = {
        id,
        tool,
        given,
        summary,
        idempotencyKey: `mcp-${id.slice('intent_'.length)}`,
        expiresAt: now() + MINUTES_TO_CONFIRM * MINUTE_MS,
        state: { is: 'waiting' },
      };
      kept.set(id, intent);
      return intent;
    },

    find: (id: string): Found => {
      const intent = kept.get(id);
      if (!intent) return { problem: 'unknown' };
      const { state, expiresAt } = intent;
      const repeats = (HOURS_TO_REPEAT * 60 - MINUTES_TO_CONFIRM) * MINUTE_MS;
      return now() > expiresAt + (state.is === 'waiting' ? 0 : repeats) ? { problem: 'expired' } : { intent };
    },
  };
};
