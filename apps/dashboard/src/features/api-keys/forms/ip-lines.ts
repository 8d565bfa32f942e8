import { API_KEY_POLICY, normalizeIpRange } from '@dasbor/domain/api-keys';
import { type Problem, problem } from '@dasbor/domain/kernel';

/** The addresses as the API takes them, one per line. */
export const ipsOf = (text: string): string[] => linesOf(text).map((line) => line.text);

/** Applies the domain's rule to each line. The error names the first invalid line, with words from `useIpsWords`. */
export const ipsProblem = (text: string): Problem | undefined => {
  const lines = linesOf(text);
  const maximum = API_KEY_POLICY.mostAllowedIps;
  if (lines.length > maximum) return problem('ipsTooMany', { maximum });
  const wrong = lines.find((line) => !normalizeIpRange(line.text).ok);
  return wrong && problem('ipInvalid', { line: wrong.number, text: wrong.text });
};

/** Non-empty lines with their line numbers. */
const linesOf = (text: string): { number: number; text: string }[] =>
  text
    .split('\n')
    .map((line, at) => ({ number: at + 1, text: line.replace(/,\s*$/, '').trim() }))
    .filter((line) => line.text !== '');
