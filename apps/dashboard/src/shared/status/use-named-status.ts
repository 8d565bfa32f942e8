import { useT } from '../i18n/use-t.ts';
import { type Meanings, type NamedStatus, namedStatus } from './meanings.ts';

/** The word, tone and icon of a noun's status, for its badge, filter, timeline and exported file alike. */
export function useNamedStatus<S extends string>(meanings: Meanings<S>): (raw: string) => NamedStatus {
  const t = useT('status');
  return (raw) => namedStatus(meanings, raw, (meaning) => t(meaning));
}

/** Of what somebody can turn on and off. */
export function useSwitchStatus(): (isOn: boolean) => NamedStatus {
  const named = useNamedStatus(SWITCH);
  return (isOn) => named(isOn ? 'on' : 'off');
}

const SWITCH: Meanings<'on' | 'off'> = { on: 'on', off: 'off' };
