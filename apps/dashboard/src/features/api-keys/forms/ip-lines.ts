import { API_KEY_POLICY, normalizeIpRange } from '@dasbor/domain/api-keys';
import { type Problem, problem } from '@dasbor/domain/kernel';

/** The addresses, one a line, as they are sent. */
export function ipsOf(text: string): string[] {
  return linesOf(text).map((line) => line.text);
}

/** The domain's rule, asked of each line; the first wrong line is named, in words of `useIpsWords`. */
export function ipsProblem(text: string): Problem | undefined {
  const lines = linesOf(text);
  const maximum = API_KEY_POLICY.mostAllowedIps;
  if (lines.length > maximum) return problem('ipsTooMany', { maximum });
  const wrong = lines.find((line) => !normalizeIpRange(line.text).ok);
  return wrong && problem('ipInvalid', { line: wrong.number, text: wrong.text });
}

/** Lines with something in them, and the number that an editor would give each. */
function linesOf(text: string): { number: number; text: string }[] {
  return text
    .split('\n')
    .map((line, at) => ({ number: at + 1, text: line.replace(/,\s*$/, '').trim() }))
    .filter((line) => line.text !== '');
}
