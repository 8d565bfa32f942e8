import { useT } from '../i18n/use-t.ts';
import { type Meanings, type NamedStatus, namedStatus } from './meanings.ts';

/** The word, tone and icon of a noun's status, for its badge, filter, timeline and exported file alike. */
export function useNamedStatus<S extends string>(meanings: Meanings<S>): (raw: string) => NamedStatus {
  const t = useT('status');
  return (raw) => namedStatus(meanings, raw, (meaning) => t(meaning));
}

/** The choices of a filter by status. */
export function statusOptions<S extends string>(
  statuses: readonly S[],
  named: (status: S) => NamedStatus,
): readonly { value: S; label: string }[] {
  return statuses.map((value) => ({ value, label: named(value).label }));
}

/** Of what somebody can turn on and off. */
export function useSwitchStatus(): (isOn: boolean) => NamedStatus {
  const named = useNamedStatus(SWITCH);
  return (isOn) => named(isOn ? 'on' : 'off');
}

const SWITCH: Meanings<'on' | 'off'> = { on: 'on', off: 'off' };
